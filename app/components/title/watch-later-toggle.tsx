import { useNavigate, useRevalidator } from "react-router";
import { localLater } from "~/browser/local-later.client";
import { useAuthLinks, useSite } from "~/components/site/site-context";
import { Icon } from "~/components/ui/icon";
import { isTitle } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { type KnownTitle, toLocalCard } from "~/domain/library/local-card";
import { useStore } from "~/lib/store";
import { toggleLater, toggleLocally, useIsSaved } from "./watch-later";

interface WatchLaterToggleProps {
	title: KnownTitle & TitleRef;
	/** Saved state from the loader. */
	isSaved: boolean;
	/** For a show: the episode to start with. */
	nextSeason?: number;
	nextEpisode?: number;
	className: string;
	/** A word below the icon. The name contains it already. */
	children?: React.ReactNode;
}

/**
 * Saves the title or removes it from the list; signed out in this browser. Without scripts it is a form, which leads to Login
 * when the visitor is signed out.
 */
export function WatchLaterToggle(props: WatchLaterToggleProps) {
	const { title, nextSeason, nextEpisode } = props;
	const { visitor, source } = useSite();
	const { signup } = useAuthLinks();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const isSavedOnServer = useIsSaved(title, props.isSaved);
	const isSavedHere = useStore(localLater, null)?.some((saved) => isTitle(saved, title));
	const isSaved = visitor ? isSavedOnServer : isSavedHere;
	const intent = isSaved ? "remove-saved" : "save";

	function toggle(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		form.set("intent", intent);
		if (visitor) {
			void toggleLater(form, title.title, revalidate);
			return;
		}
		const { mediaType, id } = title;
		const start = { nextSeason: nextSeason ?? 1, nextEpisode: nextEpisode ?? 1 };
		const entry = { mediaType, id, ...start, addedAt: Date.now(), card: toLocalCard(title, source) };
		toggleLocally(entry, !isSaved, () => navigate(signup));
	}

	return (
		<form method="post" onSubmit={toggle} className="contents">
			<input type="hidden" name="media_type" value={title.mediaType} />
			<input type="hidden" name="media_id" value={title.id} />
			{nextSeason !== undefined && <input type="hidden" name="nextSeason" value={nextSeason} />}
			{nextEpisode !== undefined && <input type="hidden" name="nextEpisode" value={nextEpisode} />}
			<button
				type="submit"
				name="intent"
				value={intent}
				data-on={isSaved || undefined}
				title={`${isSaved ? "Remove from" : "Add to"} Watch Later in My List`}
				className={props.className}
			>
				<Icon name="bookmark" filled={isSaved} />
				{props.children}
			</button>
		</form>
	);
}
