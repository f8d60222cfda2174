/** Frame that can be drawn now. */
export interface DrawnFrame {
  readonly frame: number;
  readonly picture: CanvasImageSource;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Source of frames. It notifies whoever made it when there is something new to draw. */
export interface FrameSource {
  /** Asks for a frame: it comes when it can, and what another asked for before gives way. */
  want(frame: number): void;
  /** Returns the frame that is there now and nearest to another; `null` while there is none. */
  nearest(frame: number): DrawnFrame | null;
  /** Gives back the memory of what was decoded: it is out of sight. What is wanted next begins again. */
  rest(): void;
}

/** Narrower or lower windows than this are phones, CSS pixels. */
const PHONE_BELOW_PX = 600;

export const isPhone = (): boolean => Math.min(innerWidth, innerHeight) < PHONE_BELOW_PX;
