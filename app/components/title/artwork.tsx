import { useSite } from "~/components/site/site-context";
import { type ImageSize, imageSet, imageUrl, type PosterSize } from "~/domain/catalogue/images";

interface Artwork {
	/** Id of the title, episode or person; it determines the tone. */
	subject: number;
	/** Image path; null shows the placeholder. */
	path: string | null;
	/** The `sizes` of the image element. */
	sizes?: string;
	/** Above the fold: loaded eagerly, with high priority. */
	isFirst?: boolean;
	className?: string;
}

/** Image sizes by the widest that is needed: for one and for two device pixels per CSS pixel. */
const POSTERS = { w185: ["w92", "w185"], w342: ["w185", "w342"], w500: ["w342", "w500"] } satisfies Record<
	string,
	PosterSize[]
>;

interface PosterProps extends Artwork {
	/** Default: w500 when the poster grows with the window, else w342. */
	widest?: keyof typeof POSTERS;
}

export function Poster({ widest, ...shown }: PosterProps) {
	const set = POSTERS[widest ?? (shown.sizes?.includes("vw") ? "w500" : "w342")];
	return <Picture missing="poster" standard="w500" set={set} width={342} height={513} {...shown} />;
}

export const BACKDROPS: ImageSize[] = ["w780", "w1280"];
export const BACKDROP_SIZES = "(min-width: 48rem) 100vw, 50vw";

/** By default as wide as the window. Phones, which dim it behind text, load the smaller image. */
export function Backdrop({ sizes = BACKDROP_SIZES, ...shown }: Artwork) {
	const look = { missing: "backdrop", standard: "w1280", set: BACKDROPS } as const;
	return <Picture {...look} sizes={sizes} width={1280} height={720} {...shown} />;
}

export function Still({ sizes = "(min-width: 40rem) 11rem, 7rem", ...shown }: Omit<Artwork, "isFirst">) {
	return (
		<Picture missing="still" standard="w300" set={["w185", "w300"]} sizes={sizes} width={300} height={169} {...shown} />
	);
}

export function Profile({ sizes = "8rem", ...shown }: Omit<Artwork, "isFirst">) {
	return (
		<Picture
			missing="profile"
			standard="w185"
			set={["w45", "w185"]}
			sizes={sizes}
			width={185}
			height={278}
			{...shown}
		/>
	);
}

/** The large photo at the top of a person's page. */
export function Portrait(shown: Pick<Artwork, "subject" | "path" | "className">) {
	return <Picture missing="profile" standard="h632" width={421} height={632} isFirst {...shown} />;
}

export const TONES = 8;

/** Class of the background behind an image while it loads. A title, episode or person has the same tone on every page. */
export function toneOf(id: number): string {
	return `tone-${id % TONES}`;
}

interface PictureProps extends Artwork {
	/** The placeholder that stands for it. */
	missing: string;
	/** Where no set is read. */
	standard: ImageSize;
	set?: ImageSize[];
	width: number;
	height: number;
}

/** An image that reserves its space before it loads. It is decorative: the name is beside it. */
function Picture({ subject, path, missing, standard, set, sizes, isFirst, className = "", ...size }: PictureProps) {
	const { images } = useSite();
	const srcSet = path && set ? imageSet(images, path, set) : undefined;
	return (
		<img
			src={path ? imageUrl(images, path, standard) : `/placeholders/${missing}.svg`}
			srcSet={srcSet}
			sizes={srcSet && sizes}
			alt=""
			{...size}
			loading={isFirst ? "eager" : "lazy"}
			fetchPriority={isFirst ? "high" : undefined}
			decoding={isFirst ? "sync" : "async"}
			className={`${toneOf(subject)} object-cover ${className}`}
		/>
	);
}
