import { useState } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "~/components/site/site-context";
import { Icon } from "~/components/ui/icon";
import type { TitleRef } from "~/domain/catalogue/types";
import { type KnownTitle, toLocalCard } from "~/domain/library/local-card";
import { timeOfMark } from "~/domain/library/plays";
import { playsPath } from "~/domain/library/plays-path";
import { ignoreDoubleClick } from "~/lib/double-click";
import { loadVerbs } from "./load-verbs";
import type { MarkedList } from "./send-watched-form.client";
import { FAILED } from "./verb-failures";

interface WatchedToggleProps {
	title: TitleRef;
	/** For a signed-out visitor's Continue Watching, where a show that is begun by a mark appears. */
	known: KnownTitle;
	/** Absent for the whole title. */
	season?: number;
	episode?: number;
	/** What is marked, for people: "Inception", "Season 2", "S2E4". */
	name: string;
	isWatched: boolean;
	listMarked: MarkedList;
	/** Shows the page's new state, for signed-in visitors; by default the page is loaded again. */
	onMarked?: () => Promise<void>;
	className: string;
	/** Text on the button; without it only the icon is shown. */
	children?: React.ReactNode;
}

/**
 * Marks a title or a part of it as watched or not, with Undo; signed out in this browser's own list. Without scripts it is a
 * form, which leads signed-out visitors to Login.
 */
export function WatchedToggle(props: WatchedToggleProps) {
	const { title, known, season, episode, name, isWatched, listMarked, className, children } = props;
	const { visitor, source } = useSite();
	const { revalidate } = useRevalidator();
	const [question, setQuestion] = useState<React.ReactNode>(null);
	const onCancel = () => setQuestion(null);

	async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		form.set("intent", isWatched ? "unmark-watched" : "mark-watched");
		const verbs = await loadVerbs(FAILED.mark);
		if (!verbs) return;
		const { sendWatchedForm, addPlay, RemoveQuestion, WhenQuestion } = verbs;
		const { mediaType, id } = title;
		const onChange = props.onMarked ?? revalidate;
		const mark = visitor ? { onChange } : { local: { mediaType, id, listMarked, card: toLocalCard(known, source) } };
		const isSeveral = mediaType === "tv" && episode === undefined;

		function watchAgain(): void {
			onCancel();
			const at = { mediaType, id, season: season ?? 1, episode: episode ?? 1 };
			void addPlay(at, new Date().toISOString(), { name, onChange }, true);
		}
		async function send(choice: FormData): Promise<void> {
			onCancel();
			const asked = await sendWatchedForm(choice, { name, ...mark });
			if (!asked) return;
			choice.set("confirm", "true");
			const playsAt = visitor ? playsPath(title) : null;
			const onAgain = visitor && !isSeveral ? watchAgain : undefined;
			setQuestion(
				<RemoveQuestion {...{ name, asked, playsAt, onAgain, onCancel }} onRemove={() => void send(choice)} />,
			);
		}
		if (isWatched || !isSeveral) return await send(form);
		const episodes = await Promise.resolve(listMarked()).catch(() => null);
		const isMany = !episodes || timeOfMark(episodes.length, 0).precision === "unknown";
		const isSignedIn = visitor !== null;
		const question = { name, form, isMany, isSignedIn, onCancel };
		setQuestion(<WhenQuestion {...question} onChoose={(choice) => void send(choice)} />);
	}

	const label = `Mark ${name} as ${isWatched ? "not watched" : "watched"}`;
	return (
		<>
			{question}
			<form method="post" data-waits={visitor ? undefined : ""} onSubmit={handleSubmit} className="contents">
				<input type="hidden" name="media_type" value={title.mediaType} />
				<input type="hidden" name="media_id" value={title.id} />
				{season !== undefined && <input type="hidden" name="season" value={season} />}
				{episode !== undefined && <input type="hidden" name="episode" value={episode} />}
				<button
					type="submit"
					name="intent"
					value={isWatched ? "unmark-watched" : "mark-watched"}
					data-on={isWatched || undefined}
					onClick={ignoreDoubleClick}
					title={label}
					className={className}
				>
					<Icon name="check" />
					{children}
				</button>
			</form>
		</>
	);
}
