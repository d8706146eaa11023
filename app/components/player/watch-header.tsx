import { Link } from "react-router";
import { Poster } from "~/components/title/artwork";
import { Rating } from "~/components/title/rating";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { titlePath } from "~/domain/catalogue/paths";
import type { MediaType } from "~/domain/catalogue/types";
import { SERVER_CONFIGURATION_ID, toggleServerConfiguration } from "./server-configuration";

interface WatchHeaderProps {
	title: { mediaType: MediaType; id: number; title: string; poster: string | null; rating: number };
	/** Of a show. */
	episode?: { season: number; number: number; name: string };
	/** In the panel of the servers. */
	isConfigurationOpen: boolean;
}

export function WatchHeader({ title, episode, isConfigurationOpen }: WatchHeaderProps) {
	return (
		<header className="relative mt-1 flex flex-wrap items-center gap-3 sm:gap-4">
			<Link
				to={titlePath(title)}
				title={`Back to ${title.title}`}
				className="-ms-3 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-soft transition-colors hover:bg-cream/10 hover:text-cream"
			>
				<Icon name="left" className="size-6" />
			</Link>
			<Poster
				subject={title.id}
				path={title.poster}
				sizes="3rem"
				widest="w185"
				isFirst
				className="hidden aspect-2/3 w-12 shrink-0 rounded sm:block"
			/>
			<div className="min-w-24 grow basis-0">
				<h1
					dir="auto"
					className="lettering line-clamp-2 pt-[0.08em] wrap-break-word text-[clamp(1.5rem,1.2rem+1.4vw,2.5rem)]"
				>
					{title.title}
				</h1>
				<p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-soft sm:text-[0.9375rem]">
					{episode && (
						<span dir="auto" className="min-w-0 wrap-break-word">
							<span className="font-semibold text-glow">
								S{episode.season}E{episode.number}
							</span>{" "}
							{episode.name}
						</span>
					)}
					<Rating value={title.rating} />
				</p>
			</div>
			<ServerSettings isOpen={isConfigurationOpen} />
		</header>
	);
}

/** Opens and closes the configuration in the panel of the servers. Without scripts it is a link to it. */
function ServerSettings({ isOpen }: { isOpen: boolean }) {
	function press(event: React.SyntheticEvent): void {
		event.preventDefault();
		toggleServerConfiguration();
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a button does nothing without scripts.
		<a
			href={`#${SERVER_CONFIGURATION_ID}`}
			role="button"
			aria-expanded={isOpen}
			onClick={press}
			onKeyDown={(event) => {
				if (event.key === " ") press(event);
			}}
			className={buttonClass("secondary", "medium", "shrink-0 max-sm:size-11 max-sm:px-0")}
		>
			<Icon name="settings" />
			<span className="max-sm:sr-only">Server Settings</span>
		</a>
	);
}
