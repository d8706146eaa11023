import { useState } from "react";
import { Link } from "react-router";
import { storedDocuments } from "~/browser/library/library.client";
import { listRefused, type RefusedEntry, removeRefused, trySendingAgain } from "~/browser/library/outbox.client";
import { explainRefusal, wordsOf } from "~/components/title/verbs/verb-words";
import { Button } from "~/components/ui/button";
import { showToast } from "~/components/ui/toast";
import { titleKey, titlePath } from "~/domain/catalogue/paths";
import { changeKey } from "~/domain/library/changes/changes";
import { useStore } from "~/lib/caching/store";
import { accountTexts } from "~/messages/account";
import { cardsTexts } from "~/messages/cards";
import { pressTexts } from "~/messages/presses";
import { settingsTexts } from "~/messages/settings";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

function Entry({ entry, name, profileId }: { entry: RefusedEntry; name: string; profileId: string }) {
	const texts = useTexts(settingsTexts);
	const press = useTexts(pressTexts);
	const { tryAgain: again } = useTexts(siteTexts);
	const { sending } = useTexts(accountTexts);
	const [isBusy, setIsBusy] = useState(false);
	const { change } = entry;

	async function tryAgain(): Promise<void> {
		setIsBusy(true);
		const isTaken = await trySendingAgain(entry, profileId);
		setIsBusy(false);
		if (isTaken) showToast(texts.isInAccount(name));
		else showToast(texts.notTaken(name), "alarm");
	}

	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
			<div className="min-w-0">
				<Link to={titlePath(change)} className="font-semibold wrap-break-word hover:text-glow">
					<span dir="auto">{name}</span>
				</Link>
				<p className="text-sm text-soft">
					{change.refused && press.followedBy(wordsOf(change.kind, press).past, explainRefusal(change.refused, press))}
				</p>
			</div>
			<div className="flex shrink-0 gap-2">
				<Button
					size="small"
					busyLabel={isBusy && sending}
					onClick={() => void tryAgain()}
					aria-label={texts.tryAgainWith(name)}
				>
					{again}
				</Button>
				<Button
					variant="quiet"
					size="small"
					disabled={isBusy}
					onClick={() => removeRefused(entry)}
					aria-label={texts.removeName(name)}
				>
					{texts.remove}
				</Button>
			</div>
		</li>
	);
}

/** What this browser has and the account did not take. Nothing without scripts: this browser then keeps nothing. */
export function RefusedChanges({ profileId }: { profileId: string }) {
	const texts = useTexts(settingsTexts);
	const cards = useTexts(cardsTexts);
	const documents = useStore(storedDocuments, null);
	const entries = documents ? listRefused(documents, profileId) : [];
	if (entries.length === 0) return null;
	return (
		<section aria-labelledby="refused" className="mt-7">
			<h3 id="refused" className="font-semibold">
				{texts.notTakenTitle}
			</h3>
			<p className="mt-1 max-w-prose text-soft">{texts.notTakenText}</p>
			<ul className="mt-3 divide-y divide-line border-y border-line">
				{entries.map((entry) => {
					const { change, owner } = entry;
					const card = documents?.[owner]?.cards[titleKey(change)];
					const name = change.name ?? card?.title ?? cards.numbered[change.mediaType](change.id);
					return <Entry key={`${owner} ${changeKey(change)}`} entry={entry} name={name} profileId={profileId} />;
				})}
			</ul>
		</section>
	);
}
