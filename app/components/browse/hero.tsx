import { Backdrop } from "~/components/title/artwork";
import { Rating } from "~/components/title/meters";
import { PlayButton, ResumeLine, useRecordOpening } from "~/components/title/play-button";
import { useViewings } from "~/components/title/use-local-library";
import { ButtonLink } from "~/components/ui/button";
import { SURPRISE_PATH, titlePath } from "~/domain/catalogue/paths";
import type { TitleCard } from "~/domain/catalogue/types";
import { decideNextUp, MOVIE_SEASONS, type Viewing } from "~/domain/library/next/next-up";
import { labelNextUp } from "~/domain/library/next/next-up-label";
import { nameLanguage } from "~/lib/text/name-language";
import { browseTexts } from "~/messages/browse";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

const HERO_GENRES = 4;

interface HeroFrameProps {
	/** Of the heading. */
	id: string;
	picture: React.ReactNode;
	/** Above the heading. */
	eyebrow: string;
	isHidden?: boolean;
	className?: string;
	children: React.ReactNode;
}

/** A banner of Home: text at the bottom of a picture. It stays hidden until it is complete, since the text is at its bottom. */
export function HeroFrame({ id, picture, eyebrow, isHidden, className = "", children }: HeroFrameProps) {
	return (
		<section
			aria-labelledby={id}
			hidden={isHidden}
			suppressHydrationWarning
			className={`relative isolate overflow-x-clip not-[:has(+_*)]:invisible ${className}`}
		>
			<div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden">
				{picture}
				<div className="hero-shade absolute inset-0" />
				<div className="fades-below absolute inset-0" />
				<div className="under-bar absolute inset-0" />
			</div>
			<div className="hero-text flex min-h-[min(78svh,46rem)] flex-col justify-end px-gutter pt-32 pb-6 md:pb-8">
				<div className="shaded w-fit max-w-full">
					<p className="mb-4 text-sm font-semibold text-bulb">{eyebrow}</p>
					{children}
				</div>
			</div>
		</section>
	);
}

export const HERO_PICTURE = "size-full object-[80%_30%]";

/** Longer names would have more than two lines. */
const LONG_NAME = 26;

export function heroNameClass(name: string): string {
	const size = name.length > LONG_NAME ? "line-clamp-4 max-w-[28ch] pt-1 text-title" : "max-w-[14ch] text-display";
	return `lettering ${size}`;
}

interface HeroProps {
	title: TitleCard;
	viewings: Viewing[];
	/** Below a banner of the visitor's own. */
	isSecond?: boolean;
}

/** The banner of Home with the first trending movie. */
export function Hero({ title, viewings, isSecond = false }: HeroProps) {
	const recordPress = useRecordOpening(title);
	const texts = useTexts(browseTexts);
	const site = useTexts(siteTexts);
	const label = labelNextUp(site, title, decideNextUp(MOVIE_SEASONS, useViewings(title, viewings)));
	const Heading = isSecond ? "h2" : "h1";
	return (
		<HeroFrame
			id="hero-title"
			picture={<Backdrop subject={title.id} path={title.backdrop} isFirst={!isSecond} className={HERO_PICTURE} />}
			eyebrow={texts.trendingNow}
			className={isSecond ? "trending second" : "trending"}
		>
			<Heading
				id="hero-title"
				dir="auto"
				lang={nameLanguage(title.title, title.titleLanguage)}
				className={heroNameClass(title.title)}
			>
				{title.title}
			</Heading>
			<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem] text-cream">
				{title.year && <span className="tabular-nums">{title.year}</span>}
				<Rating value={title.rating} />
				<span>{title.genres.slice(0, HERO_GENRES).map(site.genre).join(" · ")}</span>
			</p>
			<p
				dir="auto"
				lang={title.overviewLanguage}
				className="mt-4 line-clamp-3 max-w-[58ch] text-base text-cream/90 md:text-lg"
			>
				{title.overview}
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				{label && <PlayButton label={label} isSecond={isSecond} onClick={recordPress} className="max-sm:basis-full" />}
				<ButtonLink
					to={titlePath(title)}
					onClick={recordPress}
					size="large"
					icon="info"
					className="max-sm:grow"
					data-prefetch
				>
					{texts.moreInfo} <span className="sr-only">{texts.aboutTitle(title.title)}</span>
				</ButtonLink>
				<ButtonLink to={SURPRISE_PATH} size="large" icon="ticket" rel="nofollow" className="max-sm:grow">
					{site.surpriseMe}
				</ButtonLink>
			</div>
			{label && <ResumeLine label={label} />}
		</HeroFrame>
	);
}

/** A banner's placeholder while it loads. */
export function HeroSkeleton() {
	return (
		<div aria-busy="true" className="flex min-h-[min(78svh,46rem)] flex-col justify-end px-gutter pt-32 pb-10 md:pb-14">
			<div className="pending h-24 w-full max-w-lg rounded-md" />
			<div className="pending mt-5 h-5 w-64 rounded" />
			<div className="pending mt-4 h-5 w-full max-w-xl rounded" />
			<div className="mt-7 flex gap-3">
				<div className="pending h-13 w-40 rounded-full" />
				<div className="pending h-13 w-36 rounded-full" />
			</div>
		</div>
	);
}
