/** Longest side of the photograph of a post that is uploaded. */
export const POST_PHOTO_SIDE_PX = 1600;
