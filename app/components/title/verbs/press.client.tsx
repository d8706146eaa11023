// A press on what changes a title: asks what has to be asked, makes the change, and says it with Undo. Nothing rejects.
import { type Done, type Failed, makeChanges } from "~/browser/library/make-changes.client";
import { hideToast, showToast } from "~/components/ui/toast";
import type { EpisodeNumber } from "~/domain/catalogue/types";
import type { LocalCard } from "~/domain/library/browser/local-card";
import { readChangeForm } from "~/domain/library/changes/change-form";
import { type Change, readChange } from "~/domain/library/changes/changes";
import { timeOfMark } from "~/domain/library/diary/plays";
import { playsPath } from "~/domain/library/diary/plays-path";
import { LOCAL_VIEWINGS_MAX } from "~/domain/library/retention";
import { pageLanguage } from "~/lib/language/languages";
import { formatsIn } from "~/messages/formats";
import { pressTexts } from "~/messages/presses";
import { siteTexts } from "~/messages/site";
import { PRODUCT_NAME } from "~/product";
import type { Verb } from "./verb";
import { sayDone, wordsOf } from "./verb-words";
import { RemoveQuestion, WhenQuestion } from "./watched-questions";

const texts = pressTexts.in(pageLanguage());
const waiting = texts.waiting(PRODUCT_NAME);

interface Press extends Omit<Verb, "name" | "fields" | "knownTitle" | "onChange"> {
	name: string;
	/** Null when signed out. */
	profileId: string | null;
	readCard: () => LocalCard | undefined;
	/** Names of who is here too. */
	company: string[];
	onChange: () => Promise<void>;
	signUp: () => void;
	/** Shows a question in place of the one before it; null shows none. */
	ask: (question: React.ReactNode) => void;
}

/** A mark of more than one episode. */
function isOfSeveral(changes: Change[]): boolean {
	return changes.some((change) => change.kind === "mark" && change.mediaType === "tv" && change.episode === undefined);
}

export async function press(form: FormData, verb: Press): Promise<void> {
	const changes = readChangeForm(form, Date.now()).map(readChange);
	const [change] = changes;
	if (!change) return;
	verb.ask(null);
	const isMark = change.kind === "mark" || change.kind === "unmark";
	const episodes = isMark ? await listEpisodes(verb) : undefined;
	if (isOfSeveral(changes) && !form.has("when")) {
		const isMany = !episodes || timeOfMark(episodes.length, 0).precision === "unknown";
		return verb.ask(
			<WhenQuestion
				name={verb.name}
				form={form}
				isMany={isMany}
				isSignedIn={verb.profileId !== null}
				onCancel={() => verb.ask(null)}
				onChoose={(choice) => void press(choice, verb)}
			/>,
		);
	}
	const { profileId, name, readCard, onChange: load } = verb;
	if (isMark && profileId === null && !episodes) {
		return showToast(wordsOf(change.kind, texts).failed, "alarm");
	}
	// Its Undo would take back what came before the change that is shown now.
	hideToast();
	const made = await makeChanges(changes, { profileId, name, card: readCard(), episodes: episodes ?? [], load });
	if (made.ok) await say(made, change, form, verb);
	else if (made.asked) askToRemove(made.asked, change, form, verb);
	else showToast(explain(made, change, verb), "alarm", ...signUpOf(verb));
}

/** Null where the catalogue does not tell them. */
async function listEpisodes(verb: Press): Promise<EpisodeNumber[] | null> {
	return (await Promise.resolve(verb.listEpisodes?.()).catch(() => null)) ?? null;
}

function explain({ message, reason }: Failed, { kind }: Change, { profileId }: Press): string {
	const { failed, full = failed } = wordsOf(kind, texts);
	if (profileId !== null) return message ?? explainReason(reason) ?? failed;
	if (reason !== "full") return failed;
	return typeof full === "function" ? full(LOCAL_VIEWINGS_MAX) : full;
}

function explainReason(reason: Failed["reason"]): string | null {
	return reason === null || reason === "invalid" ? null : texts.refusals[reason];
}

/** Of several titles, some were not taken. */
function explainRefused({ refused }: Done): string | null {
	const [first] = refused;
	if (!first) return null;
	return texts.leftOut(refused.length, explainReason(first.reason) ?? texts.pleaseTryAgain);
}

function signUpOf({ profileId, signUp }: Press) {
	return profileId === null ? [{ label: siteTexts.in(pageLanguage()).signUp, act: signUp }] : [];
}

async function say(made: Done, change: Change, form: FormData, verb: Press): Promise<void> {
	const { name } = verb;
	if (!made.hasChanged && form.has("only")) {
		form.set("again", "true");
		const act = () => void press(form, verb);
		showToast(texts.thereAlready(name), "plain", { label: texts.addAgain, act });
		return;
	}
	verb.onDone?.();
	if (verb.done === null && !made.isWaiting) return;
	const isLocalSave = change.kind === "save" && verb.profileId === null;
	const undo = made.hasChanged ? [{ label: texts.undo, act: () => void takeBack(made) }] : [];
	const failure = explainRefused(made);
	showToast(
		failure ?? sayMade(made, change, verb),
		failure ? "alarm" : "plain",
		...undo,
		...(isLocalSave ? signUpOf(verb) : []),
	);
}

function sayMade(made: Done, change: Change, { name, profileId, company, ...verb }: Press): string {
	const usual = change.kind === "save" && profileId === null ? texts.savedHere(name) : sayDone(change, name, texts);
	const done = verb.done ?? usual;
	if (done === null) return made.isWaiting ? waiting : "";
	const together = made.isShared ? texts.withCompany(done, formatsIn(pageLanguage()).list(company)) : done;
	return made.isWaiting ? texts.followedBy(together, waiting) : together;
}

async function takeBack(made: Done): Promise<void> {
	const undone = await made.undo();
	if (!undone.ok) showToast(undone.isSentSince ? texts.sentSince : (undone.message ?? texts.notUndone), "alarm");
	else if (undone.isWaiting) showToast(waiting);
}

function askToRemove(asked: NonNullable<Failed["asked"]>, change: Change, form: FormData, verb: Press): void {
	const { title, name, profileId } = verb;
	const isOne = change.mediaType === "movie" || ("episode" in change && change.episode !== undefined);
	const onCancel = () => verb.ask(null);

	function confirm(): void {
		form.set("confirm", "true");
		void press(form, verb);
	}
	function watchAgain(): void {
		const again = new FormData();
		for (const field of ["media_type", "media_id", "season", "episode"])
			again.set(field, form.get(field) ?? (field === "media_type" ? "" : "1"));
		again.set("intent", "play");
		again.set("watched_at", new Date().toISOString());
		void press(again, verb);
	}
	verb.ask(
		<RemoveQuestion
			name={name}
			asked={asked}
			playsAt={title && profileId !== null ? playsPath(title) : null}
			onAgain={profileId !== null && isOne ? watchAgain : undefined}
			onRemove={confirm}
			onCancel={onCancel}
		/>,
	);
}
