import { useState } from "react";
import { localHistory } from "~/browser/local-history.client";
import { localLater, removeLocally, restoreLocally } from "~/browser/local-later.client";
import { orNothing } from "~/browser/stored";
import { useSite } from "~/components/site/site-context";
import { Button } from "~/components/ui/button";
import { showToast } from "~/components/ui/toast";
import { toCardFacts } from "~/domain/library/local-card";
import { CONTINUE_SHOWN, type LocalContinue } from "~/domain/library/local-continue";
import { type LocalWatch, restoreToList, withoutTitleOf } from "~/domain/library/local-list";
import { formatPlural } from "~/lib/format";
import { useStore } from "~/lib/store";
import { ContinueList } from "./continue-list";
import { LaterList } from "./later-list";
import type { Removal, Removals } from "./use-removals";

/** What this browser stores for a signed-out visitor. */
export function LocalLists({ begun }: { begun: LocalContinue[] }) {
	const { source } = useSite();
	const [showsAll, setShowsAll] = useState(false);
	const continuing = showsAll ? begun : begun.slice(0, CONTINUE_SHOWN);
	const saved = useStore(localLater, null) ?? [];
	const later = saved.map(({ card, ...entry }) => ({ ...entry, ...toCardFacts({ ...entry, card }, source) }));
	const removals = useLocalRemovals();
	const [now] = useState(Date.now);
	if (continuing.length + later.length === 0) return null;
	return (
		<div className="space-y-14">
			<p className="border-t border-line pt-8 text-soft">
				Stored only in this browser. It moves to your account when you sign up or log in.
			</p>
			{continuing.length > 0 && (
				<section aria-labelledby="local-continue">
					<h2 id="local-continue" className="lettering mb-6 text-heading">
						Continue Watching <Count number={begun.length} />
					</h2>
					<ContinueList items={continuing} now={now} removals={removals} isSelecting={false} />
					{continuing.length < begun.length && (
						<div className="mt-10 flex justify-center">
							<Button onClick={() => setShowsAll(true)}>Show more</Button>
						</div>
					)}
				</section>
			)}
			{later.length > 0 && (
				<section aria-labelledby="local-later">
					<h2 id="local-later" className="lettering mb-6 text-heading">
						Watch Later <Count number={later.length} />
					</h2>
					<LaterList items={later} areSamples={false} removals={removals} isSelecting={false} />
				</section>
			)}
		</div>
	);
}

function Count({ number }: { number: number }) {
	return <span className="ms-2 font-sans text-[0.8125rem] text-soft normal-case">{formatPlural(number, "item")}</span>;
}

/** Removes a title of the history and returns what brings it back. */
function removeWatch({ remove: { media_type, media_id } }: Removal): () => void {
	const withoutIt = (list: LocalWatch[]) => withoutTitleOf(list, { mediaType: media_type, id: media_id });
	const before = localHistory.get();
	const left = withoutIt(before);
	localHistory.update((list) => orNothing(withoutIt(list)));
	const removed = before.filter((entry) => !left.includes(entry));
	return () => localHistory.update((list) => removed.reduce(restoreToList, list));
}

function removeSaved({ remove: { media_type, media_id } }: Removal): () => void {
	const removed = removeLocally({ mediaType: media_type, id: media_id });
	return () => restoreLocally(removed);
}

/** Removes titles from this browser's own lists, with Undo. */
function useLocalRemovals(): Removals {
	function remove(removal: Removal): void {
		const act = removal.list === "Watch Later" ? removeSaved(removal) : removeWatch(removal);
		showToast(`${removal.name} removed from ${removal.list}`, "plain", { label: "Undo", act });
	}
	return {
		error: null,
		dismissError: () => undefined,
		remove,
		removeSeveral: (removals) => removals.forEach(remove),
		isRemoving: () => false,
	};
}
