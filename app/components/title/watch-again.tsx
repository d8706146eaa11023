import { useRevalidator } from "react-router";
import { useSite } from "~/components/site/site-context";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { TitleRef } from "~/domain/catalogue/types";
import { type KnownTitle, toLocalCard } from "~/domain/library/local-card";
import type { NextUp } from "~/domain/library/next-up";
import { isBegunAgain } from "~/domain/library/read-document";
import { loadVerbs } from "./load-verbs";
import { useLocalLibrary } from "./use-local-library";
import { FAILED } from "./verb-failures";

interface WatchAgainProps {
	/** For a signed-out visitor's Continue Watching, where the show appears too. */
	show: TitleRef & KnownTitle;
	/** What its page plays. */
	next: NextUp | null;
	/** Of a signed-in visitor: it was begun again, and nothing of it was watched since. */
	isBegunAgain: boolean;
}

/**
 * Begins a finished show again, or takes that back as long as nothing was watched since; signed out in this browser's own list.
 * Without scripts it is a form, which leads signed-out visitors to Login.
 */
export function WatchAgain({ show, next, ...signedIn }: WatchAgainProps) {
	const { visitor, source } = useSite();
	const { revalidate } = useRevalidator();
	const local = useLocalLibrary();
	const isBegun = visitor ? signedIn.isBegunAgain : local !== null && isBegunAgain(local, show);
	if (!next || (next.action !== "again" && !isBegun)) return null;

	async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const verbs = await loadVerbs(FAILED.again);
		const { mediaType, id, title: name } = show;
		const change = visitor ? { onChange: revalidate } : { local: { card: toLocalCard(show, source) } };
		await verbs?.sendAgain({ mediaType, id, name, ...change }, isBegun ? "take-back-again" : "begin-again");
	}

	return (
		<form method="post" data-waits={visitor ? undefined : ""} onSubmit={handleSubmit} className="contents">
			<input type="hidden" name="media_type" value="tv" />
			<input type="hidden" name="media_id" value={show.id} />
			<button
				type="submit"
				name="intent"
				value={isBegun ? "take-back-again" : "begin-again"}
				className={buttonClass("quiet", "medium")}
			>
				<Icon name={isBegun ? "left" : "refresh"} />
				{isBegun ? "Go back to watched" : "Watch again from the start"}
			</button>
		</form>
	);
}
