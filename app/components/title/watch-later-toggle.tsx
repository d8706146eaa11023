import { Link } from "react-router";
import { useSite } from "~/components/site/site-context";
import { useAuthLinks } from "~/components/site/use-auth-links";
import { Icon } from "~/components/ui/icon";
import type { MediaType } from "~/domain/catalogue/types";
import { useSaved } from "./use-saved";

const LOOK =
	"inline-flex size-13 cursor-pointer items-center justify-center rounded-full bg-cream/12 inset-ring inset-ring-cream/15 backdrop-blur-sm transition-colors hover:bg-cream/22 aria-pressed:bg-bulb aria-pressed:text-ink aria-pressed:hover:bg-glow";

interface WatchLaterToggleProps {
	title: { mediaType: MediaType; id: number };
	/** Saved state from the loader. */
	isSaved: boolean;
	/** For a show: the episode to start with. */
	nextSeason?: number;
	nextEpisode?: number;
}

/** Saves the title or removes it from the list; signed out it links to Login. Also works without scripts, as a form. */
export function WatchLaterToggle(props: WatchLaterToggleProps) {
	const { visitor } = useSite();
	const { login } = useAuthLinks();
	if (visitor) return <SavedToggle {...props} />;
	return (
		<Link to={login} title="Add to Watch Later" className={LOOK}>
			<Icon name="bookmark" />
		</Link>
	);
}

function SavedToggle({ title, isSaved: loaded, nextSeason, nextEpisode }: WatchLaterToggleProps) {
	const { isSaved, fetcher } = useSaved(title, loaded);
	const label = isSaved ? "Remove from Watch Later" : "Add to Watch Later";
	return (
		<fetcher.Form method="post" defaultShouldRevalidate={false}>
			<input type="hidden" name="media_type" value={title.mediaType} />
			<input type="hidden" name="media_id" value={title.id} />
			{nextSeason && <input type="hidden" name="nextSeason" value={nextSeason} />}
			{nextEpisode && <input type="hidden" name="nextEpisode" value={nextEpisode} />}
			<button
				type="submit"
				name="intent"
				value={isSaved ? "remove-saved" : "save"}
				aria-pressed={isSaved}
				title={label}
				className={LOOK}
			>
				<Icon name="bookmark" filled={isSaved} />
			</button>
		</fetcher.Form>
	);
}
