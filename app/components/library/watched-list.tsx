import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { loadModule } from "~/browser/load-module";
import { Poster } from "~/components/title/artwork";
import { Icon } from "~/components/ui/icon";
import { showToast } from "~/components/ui/toast";
import type { EpisodeRef } from "~/domain/catalogue/types";
import { UNDATED } from "~/domain/library/plays";
import { formatRelative } from "~/lib/format";

interface WatchedItem extends EpisodeRef {
	title: string;
	poster: string | null;
	to: string;
	/** Milliseconds; `UNDATED` where it is not known. */
	watchedAt: number;
	times: number;
}

/** Episodes and movies that were watched, each with a form that removes it, also without scripts. */
export function WatchedList({ items, now }: { items: WatchedItem[]; now: number }) {
	return (
		<ol aria-label="What You Watched" className="divide-y divide-line">
			{items.map((item) => (
				<WatchedRow key={`${item.mediaType} ${item.id} ${item.season} ${item.episode}`} item={item} now={now} />
			))}
		</ol>
	);
}

function WatchedRow({ item, now }: { item: WatchedItem; now: number }) {
	const { mediaType, id, season, episode, title, poster, to, watchedAt, times } = item;
	const code = mediaType === "tv" ? `S${season}E${episode}` : "";
	const details = [
		code,
		watchedAt > UNDATED ? formatRelative(watchedAt, now) : "Date unknown",
		times > 1 && `${times} times`,
	]
		.filter(Boolean)
		.join(" · ");
	return (
		<li className="flex items-center gap-2">
			<Link to={to} className="group flex min-w-0 grow items-center gap-4 py-3">
				<Poster
					subject={id}
					path={poster}
					widest="w185"
					sizes="3.5rem"
					className="aspect-2/3 w-12 shrink-0 rounded-md sm:w-14"
				/>
				<span className="min-w-0">
					<span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere group-hover:text-glow">
						{title}
					</span>
					<span className="mt-0.5 block text-[0.8125rem] text-soft">{details}</span>
				</span>
			</Link>
			<RemoveForm item={item} name={[title, code].filter(Boolean).join(" ")} />
		</li>
	);
}

function RemoveForm({ item, name }: { item: WatchedItem; name: string }) {
	const { revalidate } = useRevalidator();
	const [isBusy, setIsBusy] = useState(false);

	async function remove(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		setIsBusy(true);
		const module = await loadModule(() => import("~/components/title/send-watched-form.client")).catch(() => null);
		if (module) await module.sendWatchedForm(form, { name, onChange: revalidate });
		else showToast("Failed to remove item. Please try again.", "alarm");
		setIsBusy(false);
	}

	return (
		<form method="post" onSubmit={remove}>
			<input type="hidden" name="intent" value="unmark-watched" />
			<input type="hidden" name="media_type" value={item.mediaType} />
			<input type="hidden" name="media_id" value={item.id} />
			<input type="hidden" name="season" value={item.season} />
			<input type="hidden" name="episode" value={item.episode} />
			<button
				type="submit"
				disabled={isBusy}
				aria-label={`Remove ${name}`}
				title="Remove"
				className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-soft transition-colors hover:bg-cream/12 hover:text-alarm disabled:opacity-50"
			>
				<Icon name="close" />
			</button>
		</form>
	);
}
