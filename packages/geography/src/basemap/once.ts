/**
 * Makes something of a file of the atlas when it is first asked for, and keeps it as long as the file is kept: files are as they were built, and a map is drawn again
 * with every stroke of a key.
 */
export function once<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    const found = known.get(source);
    if (found !== undefined) return found;
    const made = make(source);
    known.set(source, made);
    return made;
  };
}
