import { useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { savedTitles, setSaved } from "~/browser/saved-titles";
import { useAuthLinks, useSite } from "~/components/site/site-context";
import { Icon } from "~/components/ui/icon";
import { isTitle, titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { type KnownTitle, toLocalCard } from "~/domain/library/local-card";
import { ignoreDoubleClick } from "~/lib/double-click";
import { useStore } from "~/lib/store";
import { loadVerbs, useVerbsSoon } from "./load-verbs";
import { useLocalLibrary } from "./use-local-library";

/**
 * Whether the title is saved: what this document has changed, else what the page's data says; signed out what this browser keeps.
 *
 * @param loaded undefined when signed out.
 */
function useIsSaved(title: TitleRef, loaded: boolean | undefined): boolean {
	const key = titleKey(title);
	const changed = useStore(savedTitles, null)?.get(key);
	const library = useLocalLibrary();

	useVerbsSoon();
	useEffect(() => {
		if (loaded !== undefined) setSaved(key, loaded);
	}, [key, loaded]);

	if (loaded === undefined) return library?.later.some((saved) => isTitle(saved, title)) ?? false;
	return changed ?? loaded;
}

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
	const { title, nextSeason, nextEpisode, className, children } = props;
	const { visitor, source } = useSite();
	const { signup } = useAuthLinks();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const isSaved = useIsSaved(title, visitor ? props.isSaved : undefined);
	const intent = isSaved ? "remove-saved" : "save";

	async function toggle(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		form.set("intent", intent);
		const verbs = await loadVerbs(`Failed to ${isSaved ? "remove" : "add"} item. Please try again.`);
		if (visitor) return await verbs?.toggleLater(form, title.title, revalidate);
		const { mediaType, id } = title;
		const start = { nextSeason: nextSeason ?? 1, nextEpisode: nextEpisode ?? 1 };
		const entry = { mediaType, id, ...start, addedAt: Date.now(), card: toLocalCard(title, source) };
		await verbs?.toggleLocally(entry, !isSaved, () => navigate(signup));
	}

	return (
		<form method="post" data-waits={visitor ? undefined : ""} onSubmit={toggle} className="contents">
			<input type="hidden" name="media_type" value={title.mediaType} />
			<input type="hidden" name="media_id" value={title.id} />
			{nextSeason !== undefined && <input type="hidden" name="nextSeason" value={nextSeason} />}
			{nextEpisode !== undefined && <input type="hidden" name="nextEpisode" value={nextEpisode} />}
			<button
				type="submit"
				name="intent"
				value={intent}
				data-on={isSaved || undefined}
				onClick={ignoreDoubleClick}
				title={`${isSaved ? "Remove from" : "Add to"} Watch Later in My List`}
				className={className}
			>
				<Icon name="bookmark" filled={isSaved} />
				{children}
			</button>
		</form>
	);
}
