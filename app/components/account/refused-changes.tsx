import { useState } from "react";
import { Link } from "react-router";
import { storedDocuments } from "~/browser/library/library.client";
import { listRefused, type RefusedEntry, removeRefused, trySendingAgain } from "~/browser/library/outbox.client";
import { wordsOf } from "~/components/title/verbs/verb-words";
import { Button } from "~/components/ui/button";
import { showToast } from "~/components/ui/toast";
import { titleKey, titlePath } from "~/domain/catalogue/paths";
import { changeKey } from "~/domain/library/changes/changes";
import { explainRefusal } from "~/domain/library/changes/refusals";
import { useStore } from "~/lib/caching/store";
import { explainFailure } from "~/lib/offline";

function Entry({ entry, name, profileId }: { entry: RefusedEntry; name: string; profileId: string }) {
	const [isBusy, setIsBusy] = useState(false);
	const { change } = entry;

	async function tryAgain(): Promise<void> {
		setIsBusy(true);
		const isTaken = await trySendingAgain(entry, profileId);
		setIsBusy(false);
		if (isTaken) showToast(`${name} is in your account`);
		else showToast(explainFailure(`Your account did not take ${name}.`), "alarm");
	}

	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
			<div className="min-w-0">
				<Link to={titlePath(change)} className="font-semibold wrap-break-word hover:text-glow">
					<span dir="auto">{name}</span>
				</Link>
				<p className="text-sm text-soft">
					{wordsOf(change.kind).past}. {change.refused && explainRefusal(change.refused)}
				</p>
			</div>
			<div className="flex shrink-0 gap-2">
				<Button
					size="small"
					busyLabel={isBusy && "Sending..."}
					onClick={() => void tryAgain()}
					aria-label={`Try again: ${name}`}
				>
					Try again
				</Button>
				<Button
					variant="quiet"
					size="small"
					disabled={isBusy}
					onClick={() => removeRefused(entry)}
					aria-label={`Remove: ${name}`}
				>
					Remove
				</Button>
			</div>
		</li>
	);
}

/** What this browser has and the account did not take. Nothing without scripts: this browser then keeps nothing. */
export function RefusedChanges({ profileId }: { profileId: string }) {
	const documents = useStore(storedDocuments, null);
	const entries = documents ? listRefused(documents, profileId) : [];
	if (entries.length === 0) return null;
	return (
		<section aria-labelledby="refused" className="mt-7">
			<h3 id="refused" className="font-semibold">
				Your account did not take
			</h3>
			<p className="mt-1 max-w-prose text-soft">It is only in this browser, and is not sent again by itself.</p>
			<ul className="mt-3 divide-y divide-line border-y border-line">
				{entries.map((entry) => {
					const { change, owner } = entry;
					const card = documents?.[owner]?.cards[titleKey(change)];
					const name =
						change.name ?? card?.title ?? `${change.mediaType === "movie" ? "Movie" : "TV Show"} ${change.id}`;
					return <Entry key={`${owner} ${changeKey(change)}`} entry={entry} name={name} profileId={profileId} />;
				})}
			</ul>
		</section>
	);
}
