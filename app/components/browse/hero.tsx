import { Backdrop } from "~/components/title/artwork";
import { Rating } from "~/components/title/meters";
import { PlayButton, ResumeLine, useRecordOpening } from "~/components/title/play-button";
import { useLocalViewings } from "~/components/title/use-local-viewings";
import { ButtonLink } from "~/components/ui/button";
import { SURPRISE_PATH, titlePath } from "~/domain/catalogue/paths";
import type { TitleCard } from "~/domain/catalogue/types";
import { decideNextUp, MOVIE_SEASONS, type Viewing } from "~/domain/library/next-up";
import { labelNextUp } from "~/domain/library/next-up-label";

const HERO_GENRES = 4;

/** The banner of Home with the first trending movie. It stays hidden until it is complete, since its text is at the bottom. */
export function Hero({ title, viewings }: { title: TitleCard; viewings: Viewing[] }) {
	const recordPress = useRecordOpening(title);
	const label = labelNextUp(title, decideNextUp(MOVIE_SEASONS, useLocalViewings(title) ?? viewings));
	return (
		<section aria-labelledby="hero-title" className="relative isolate overflow-x-clip not-[:has(+_*)]:invisible">
			<div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden">
				<Backdrop subject={title.id} path={title.backdrop} isFirst className="size-full object-[80%_30%]" />
				<div className="absolute inset-0 bg-linear-to-r from-ground/90 via-ground/40 to-transparent" />
				<div className="absolute inset-x-0 bottom-0 h-3/4 bg-linear-to-t from-ground via-ground/65 to-transparent" />
			</div>
			<div className="flex min-h-[min(78svh,46rem)] flex-col justify-end px-gutter pt-32 pb-6 md:pb-8">
				<div className="shaded w-fit max-w-full">
					<p className="mb-4 flex items-center gap-3 text-sm font-semibold text-bulb">
						<span className="bulbs w-11" />
						Trending now
					</p>
					<h1
						id="hero-title"
						dir="auto"
						className={`lettering wrap-break-word ${title.title.length > 40 ? "line-clamp-4 max-w-[28ch] pt-1 text-title" : "max-w-[14ch] text-display"}`}
					>
						{title.title}
					</h1>
					<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem] text-cream">
						{title.year && <span className="tabular-nums">{title.year}</span>}
						<Rating value={title.rating} />
						<span>{title.genres.slice(0, HERO_GENRES).join(" · ")}</span>
					</p>
					<p dir="auto" className="mt-4 line-clamp-3 max-w-[58ch] text-base text-cream/90 md:text-lg">
						{title.overview}
					</p>
					<div className="mt-7 flex flex-wrap gap-3">
						{label && <PlayButton label={label} onClick={recordPress} />}
						<ButtonLink to={titlePath(title)} onClick={recordPress} size="large" icon="info" data-prefetch>
							More Info <span className="sr-only">about {title.title}</span>
						</ButtonLink>
						<ButtonLink to={SURPRISE_PATH} size="large" icon="ticket" rel="nofollow">
							Surprise Me
						</ButtonLink>
					</div>
					{label && <ResumeLine label={label} />}
				</div>
			</div>
		</section>
	);
}

/** The banner's placeholder while it loads. */
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
