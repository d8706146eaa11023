import { changesHere, unloadedOf } from "~/browser/library/changes-here";
import { useSite } from "~/components/site/site-context";
import { useLocalLibrary } from "~/components/title/use-local-library";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { TitleRef } from "~/domain/catalogue/types";
import type { KnownTitle } from "~/domain/library/browser/local-card";
import { isBegunAgain } from "~/domain/library/browser/read-document";
import type { NextUp } from "~/domain/library/next/next-up";
import { useStore } from "~/lib/caching/store";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { VerbButton, VerbForm } from "./verb-form";

interface WatchAgainProps {
	/** For a signed-out visitor's Continue Watching, where the show appears too. */
	show: TitleRef & KnownTitle;
	/** What its page plays. */
	next: NextUp | null;
	/** Of a signed-in visitor: it was begun again, and nothing of it was watched since. */
	isBegunAgain: boolean;
}

/** Begins a finished show again, or takes that back as long as nothing was watched since. */
export function WatchAgain({ show, next, ...signedIn }: WatchAgainProps) {
	const { visitor } = useSite();
	const texts = useTexts(verbTexts);
	const local = useLocalLibrary();
	const changes = useStore(changesHere, null);
	const made = changes && unloadedOf(changes, show).findLast(({ kind }) => kind === "begin" || kind === "unbegin");
	const isBegun = visitor
		? made
			? made.kind === "begin"
			: signedIn.isBegunAgain
		: local !== null && isBegunAgain(local, show);
	if (!next || (next.action !== "again" && !isBegun)) return null;
	return (
		<VerbForm title={show} name={show.title} knownTitle={show}>
			<VerbButton verb={isBegun ? "unbegin" : "begin"} className={buttonClass("quiet", "medium")}>
				<Icon name={isBegun ? "left" : "refresh"} />
				{isBegun ? texts.backToWatched : texts.watchAgain}
			</VerbButton>
		</VerbForm>
	);
}
