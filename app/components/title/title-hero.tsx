import { ButtonLink } from "~/components/ui/button";
import { titleKey, watchPath } from "~/domain/catalogue/paths";
import type { MediaType } from "~/domain/catalogue/types";
import { formatCount } from "~/lib/format";
import { Poster } from "./artwork";
import { HeroBackdrop } from "./hero-backdrop";
import { Rating } from "./rating";
import { ShareMenu } from "./share-menu";
import { useRecordPress } from "./use-record-press";
import { WatchLaterToggle } from "./watch-later-toggle";

interface TitleHeroProps {
	mediaType: MediaType;
	id: number;
	title: string;
	originalTitle: string;
	tagline: string;
	poster: string | null;
	backdrop: string | null;
	rating: number;
	votes: number;
	/** Short facts after the rating, e.g. year and runtime. */
	facts: string[];
	/** For a show: the selected episode. */
	selection?: { season: number; episode: number };
	/** Whether the visitor has saved it. */
	isInWatchLater: boolean;
	/** Absolute URL of the page, for sharing. */
	address: string;
}

/** A very long name must leave room for the buttons. */
function nameSize(name: string): string {
	if (name.length > 120) return "text-heading";
	return name.length > 50 ? "text-[clamp(2rem,1.5rem+2.2vw,3.75rem)]" : "text-title";
}

/**
 * The top of a detail page: backdrop, poster, name and actions. It stays hidden until the content after it has arrived,
 * since its text is at the bottom.
 */
export function TitleHero(props: TitleHeroProps) {
	const { selection } = props;
	const recordPress = useRecordPress({ ...props, ...selection });
	return (
		<header className="relative not-[:has(+_*)]:invisible">
			<HeroBackdrop subject={props.id} path={props.backdrop} />
			<div className="flex flex-col gap-8 px-gutter pt-36 md:flex-row md:items-end md:gap-12 md:pt-52">
				<div className="w-36 shrink-0 sm:w-44 md:w-60 2xl:w-72">
					<Poster
						subject={props.id}
						path={props.poster}
						isFirst
						sizes="(min-width: 96rem) 18rem, (min-width: 48rem) 15rem, (min-width: 40rem) 11rem, 9rem"
						widest="w500"
						className="poster-arrives aspect-2/3 w-full rounded-lg shadow-[0_24px_70px_rgb(0_0_0/0.6)]"
					/>
				</div>
				<div className="min-w-0 pb-1">
					<h1 dir="auto" className={`lettering wrap-break-word ${nameSize(props.title)}`}>
						{props.title}
					</h1>
					{props.originalTitle && (
						<p dir="auto" className="mt-2 text-soft">
							{props.originalTitle}
						</p>
					)}
					{props.tagline && (
						<p dir="auto" className="mt-3 text-lg text-bulb italic">
							{props.tagline}
						</p>
					)}
					<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
						<Rating value={props.rating} className="font-semibold" />
						{props.votes > 0 && <span className="text-soft">{formatCount(props.votes)} votes</span>}
						{props.facts.map((fact) => (
							<span key={fact} className="text-soft">
								{fact}
							</span>
						))}
					</p>
					<div className="mt-7 flex flex-wrap items-center gap-3">
						<ButtonLink
							to={watchPath(props, selection)}
							onClick={recordPress}
							variant="primary"
							size="large"
							icon="play"
						>
							Watch Now
						</ButtonLink>
						<WatchLaterToggle
							key={titleKey(props)}
							title={props}
							isSaved={props.isInWatchLater}
							nextSeason={selection?.season}
							nextEpisode={selection?.episode}
						/>
						<ShareMenu title={props.title} address={props.address} />
					</div>
				</div>
			</div>
		</header>
	);
}
