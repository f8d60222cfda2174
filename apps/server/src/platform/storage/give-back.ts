/**
 * Gives back memory that nobody looks at any more, where it is all of its buffer. Left to the collector, so much of it a second makes it
 * go through the whole heap every few megabytes, or lets it grow by as many.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
