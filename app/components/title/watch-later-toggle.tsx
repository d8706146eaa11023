import { Form, useNavigate } from "react-router";
import { removeLocally, saveLocally } from "~/browser/local-later.client";
import { useSite } from "~/components/site/site-context";
import { useAuthLinks } from "~/components/site/use-auth-links";
import { Icon } from "~/components/ui/icon";
import { showToast } from "~/components/ui/toast";
import type { MediaType } from "~/domain/catalogue/types";
import { type KnownTitle, toLocalCard } from "~/domain/library/local-card";
import { useIsSaved } from "./use-is-saved";
import { useLocalLater } from "./use-local-later";

const LOOK =
	"inline-flex size-13 cursor-pointer items-center justify-center rounded-full bg-cream/12 inset-ring inset-ring-cream/15 backdrop-blur-sm transition-colors hover:bg-cream/22 aria-pressed:bg-bulb aria-pressed:text-ink aria-pressed:hover:bg-glow";

interface WatchLaterToggleProps {
	title: KnownTitle & { mediaType: MediaType; id: number };
	/** Saved state from the loader. */
	isSaved: boolean;
	/** For a show: the episode to start with. */
	nextSeason?: number;
	nextEpisode?: number;
}

/**
 * Saves the title or removes it from the list; signed out in this browser. Without scripts it is a form, which leads to Login
 * when the visitor is signed out.
 */
export function WatchLaterToggle(props: WatchLaterToggleProps) {
	const { visitor } = useSite();
	return visitor ? <SavedToggle {...props} /> : <LocalToggle {...props} />;
}

function SavedToggle(props: WatchLaterToggleProps) {
	const isSaved = useIsSaved(props.title, props.isSaved);
	return (
		<Form method="post" navigate={false} defaultShouldRevalidate={false}>
			<ToggleFields {...props} isSaved={isSaved} />
		</Form>
	);
}

function LocalToggle(props: WatchLaterToggleProps) {
	const { title, nextSeason = 1, nextEpisode = 1 } = props;
	const { source } = useSite();
	const { signup } = useAuthLinks();
	const navigate = useNavigate();
	const isSaved = useLocalLater().some((each) => each.mediaType === title.mediaType && each.mediaId === title.id);

	function toggle(event: React.FormEvent) {
		event.preventDefault();
		const name = { mediaType: title.mediaType, mediaId: title.id };
		if (isSaved) return removeLocally(name);
		const card = toLocalCard(title, source);
		const hasRoom = saveLocally({ ...name, nextSeason, nextEpisode, addedAt: Date.now(), card });
		const action = { label: "Sign Up", act: () => navigate(signup) };
		if (hasRoom) showToast("Saved in this browser. Sign up to have it on every device.", "plain", action);
		else showToast("This browser cannot keep more titles. Sign up to save it.", "alarm", action);
	}

	return (
		<form method="post" onSubmit={toggle}>
			<ToggleFields {...props} isSaved={isSaved} />
		</form>
	);
}

function ToggleFields({ title, isSaved, nextSeason, nextEpisode }: WatchLaterToggleProps) {
	return (
		<>
			<input type="hidden" name="media_type" value={title.mediaType} />
			<input type="hidden" name="media_id" value={title.id} />
			{nextSeason !== undefined && <input type="hidden" name="nextSeason" value={nextSeason} />}
			{nextEpisode !== undefined && <input type="hidden" name="nextEpisode" value={nextEpisode} />}
			<button
				type="submit"
				name="intent"
				value={isSaved ? "remove-saved" : "save"}
				aria-pressed={isSaved}
				title={isSaved ? "Remove from Watch Later" : "Add to Watch Later"}
				className={LOOK}
			>
				<Icon name="bookmark" filled={isSaved} />
			</button>
		</>
	);
}
