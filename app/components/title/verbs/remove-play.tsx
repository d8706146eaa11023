import { Icon } from "~/components/ui/icon";
import type { Play } from "~/domain/library/diary/plays";
import { focusNeighbour } from "~/lib/dom/focus-neighbour.client";
import { VerbForm } from "./verb-form";

/** Removes a play. `name`: what was watched or when, for people. */
export function RemovePlay({ play, name }: { play: Play; name: string }) {
	const { playId, season, episode } = play;
	return (
		<VerbForm
			title={play}
			name={name}
			fields={{ season, episode, play_id: playId }}
			onPress={focusNeighbour}
			className=""
		>
			{(isBusy) => (
				<button
					type="submit"
					name="intent"
					value="unplay"
					disabled={isBusy}
					aria-label={`Remove ${name}`}
					title="Remove"
					className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-soft transition-colors hover:bg-cream/12 hover:text-alarm disabled:opacity-45"
				>
					<Icon name="close" />
				</button>
			)}
		</VerbForm>
	);
}
