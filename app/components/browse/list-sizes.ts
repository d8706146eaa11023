/** The `sizes` of the images in a list. Must match the columns of `.title-list`. */
export const LIST_SIZES =
	"(min-width: 1536px) 13vw, (min-width: 1280px) 15vw, (min-width: 1024px) 18vw, (min-width: 768px) 22vw, (min-width: 640px) 30vw, (min-resolution: 2.5dppx) 29vw, 43vw";
