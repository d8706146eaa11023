import { useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "~/components/ui/icon";
import type { Play } from "~/domain/library/plays";
import { focusNeighbour } from "~/lib/focus-neighbour.client";
import { loadVerbs } from "./load-verbs";

/** Removes a play, with Undo, also without scripts. `name`: what was watched or when, for people. */
export function RemovePlay({ play, name }: { play: Play; name: string }) {
	const { revalidate } = useRevalidator();
	const [isBusy, setIsBusy] = useState(false);

	async function remove(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		focusNeighbour(event.currentTarget);
		setIsBusy(true);
		const verbs = await loadVerbs("Failed to remove item. Please try again.");
		await verbs?.removePlay(play, { name, onChange: revalidate });
		setIsBusy(false);
	}

	return (
		<form method="post" onSubmit={remove}>
			<input type="hidden" name="intent" value="remove-play" />
			<input type="hidden" name="play_id" value={play.playId} />
			<button
				type="submit"
				disabled={isBusy}
				aria-label={`Remove ${name}`}
				title="Remove"
				className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-soft transition-colors hover:bg-cream/12 hover:text-alarm disabled:opacity-45"
			>
				<Icon name="close" />
			</button>
		</form>
	);
}
