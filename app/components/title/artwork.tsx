import { useSite } from "~/components/site/site-context";
import { Picture } from "~/components/ui/picture";
import { type ImageSize, type ImageSource, imageAddress, imageSet } from "~/domain/catalogue/images";

interface Artwork {
	/** Image path; null shows the placeholder. */
	path: string | null;
	alt?: string;
	/** The `sizes` of the image element. */
	sizes?: string;
	isFirst?: boolean;
	className?: string;
}

function addresses(
	source: ImageSource,
	path: string | null,
	[standard, set]: [ImageSize, ImageSize[]],
	missing: string,
) {
	if (!path) return { src: `/placeholders/${missing}.svg`, srcSet: undefined };
	return { src: imageAddress(source, path, standard), srcSet: imageSet(source, path, set) };
}

/** Decorative by default: the title stands beside it. */
export function Poster({ path, alt = "", sizes = "(min-width: 64rem) 12rem, 9rem", isFirst, className }: Artwork) {
	const { images } = useSite();
	const image = addresses(images, path, ["w500", ["w185", "w342", "w500", "w780"]], "poster");
	return (
		<Picture {...image} alt={alt} sizes={sizes} width={342} height={513} isFirst={isFirst} className={className} />
	);
}

export function Backdrop({ path, alt = "", sizes = "100vw", isFirst, className }: Artwork) {
	const { images } = useSite();
	const image = addresses(images, path, ["w1280", ["w780", "w1280"]], "backdrop");
	return (
		<Picture {...image} alt={alt} sizes={sizes} width={1280} height={720} isFirst={isFirst} className={className} />
	);
}

export function Still({ path, alt = "", sizes = "18rem", className }: Artwork) {
	const { images } = useSite();
	const image = addresses(images, path, ["w300", ["w185", "w300"]], "still");
	return <Picture {...image} alt={alt} sizes={sizes} width={300} height={169} className={className} />;
}

export function Profile({ path, alt = "", sizes = "8rem", className }: Artwork) {
	const { images } = useSite();
	const image = addresses(images, path, ["w185", ["w45", "w185"]], "profile");
	return <Picture {...image} alt={alt} sizes={sizes} width={185} height={278} className={className} />;
}

/** The large photo at the top of a person's page. */
export function Portrait({ path, className }: Pick<Artwork, "path" | "className">) {
	const { images } = useSite();
	const image = addresses(images, path, ["h632", ["h632"]], "profile");
	return <Picture src={image.src} alt="" width={421} height={632} isFirst className={className} />;
}
