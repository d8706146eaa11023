import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { loadModule } from "~/browser/load-module";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";
import { LOCAL_LIBRARY, readText } from "~/browser/stored";
import { useAuthLinks, useSite } from "~/components/site/site-context";
import { Icon } from "~/components/ui/icon";
import { showToast } from "~/components/ui/toast";
import type { TitleRef } from "~/domain/catalogue/types";
import { type KnownTitle, toLocalCard } from "~/domain/library/local-card";
import { ignoreDoubleClick } from "~/lib/double-click";
import { type ReadableStore, useStore } from "~/lib/store";

type WatchLater = typeof import("./watch-later");

const UNKNOWN: ReadableStore<undefined> = { get: () => undefined, subscribe: () => () => undefined };
/** Milliseconds after which the list is followed without an interaction. */
const LOAD_AFTER = 2000;

/** Null where the file cannot be loaded. */
function loadWatchLater(): Promise<WatchLater | null> {
	return loadModule(() => import("./watch-later")).catch(() => null);
}

/**
 * Whether the title is saved. The page's data says it until the list is followed: with the first interaction, or at once where
 * this browser has a list of its own.
 *
 * @param loaded undefined when signed out.
 */
function useIsSaved({ mediaType, id }: TitleRef, loaded: boolean | undefined): boolean {
	const [later, setLater] = useState<WatchLater | null>(null);
	const isSignedIn = loaded !== undefined;
	const followed = useMemo(() => later?.followSaved({ mediaType, id }, isSignedIn), [later, mediaType, id, isSignedIn]);
	const isSaved = useStore<boolean | undefined, undefined>(followed ?? UNKNOWN, undefined);

	// Before a press that waits for the file goes on, so that its result is the newer one.
	const note = useEffectEvent((module: WatchLater | null) => {
		if (loaded !== undefined) module?.noteSaved({ mediaType, id }, loaded);
	});

	useEffect(() => {
		const follow = () =>
			void loadWatchLater().then((module) => {
				note(module);
				setLater(module);
			});
		if (isSignedIn || readText(LOCAL_LIBRARY) === null) return onFirstInteraction(follow, LOAD_AFTER);
		follow();
	}, [isSignedIn]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what the page's data says anew.
	useEffect(() => note(later), [mediaType, id, loaded]);

	return isSaved ?? loaded ?? false;
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
		const later = await loadWatchLater();
		if (!later) return showToast(`Failed to ${isSaved ? "remove" : "add"} item. Please try again.`, "alarm");
		if (visitor) return await later.toggleLater(form, title.title, revalidate);
		const { mediaType, id } = title;
		const start = { nextSeason: nextSeason ?? 1, nextEpisode: nextEpisode ?? 1 };
		const entry = { mediaType, id, ...start, addedAt: Date.now(), card: toLocalCard(title, source) };
		later.toggleLocally(entry, !isSaved, () => navigate(signup));
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
