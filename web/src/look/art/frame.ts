/** All scenes are 600 by 760; the frame begins lower, so that what is big can break it. */
export const WIDTH = 600;
export const HEIGHT = 760;
export const FRAME_TOP = 110;
export const FRAME = `M0 ${HEIGHT}V${FRAME_TOP + 18}a18 18 0 0 1 18-18H${WIDTH - 18}a18 18 0 0 1 18 18V${HEIGHT}Z`;
