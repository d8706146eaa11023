/** The message of a player that has nothing to play. */
export function PlayerMessage({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<div className="absolute inset-0 flex flex-col items-center justify-center gap-4 px-6 text-center">
			<span className="bulbs w-30" />
			<h1 dir="auto" className="lettering line-clamp-2 py-[0.06em] text-[clamp(1.75rem,8vmin,4.5rem)]">
				{title}
			</h1>
			<p className="max-w-[36ch] text-[clamp(0.875rem,2.6vmin,1.25rem)] text-cream/75">{children}</p>
			<span className="bulbs w-30" />
		</div>
	);
}

/** The page of a player whose title was not found. */
export function MissingTitlePage({ isUnavailable }: { isUnavailable: boolean }) {
	return (
		<main aria-label="Player" className="relative h-dvh bg-ground">
			{isUnavailable ? (
				<PlayerMessage title="Intermission">
					The catalogue is not responding right now. Try again in a moment.
				</PlayerMessage>
			) : (
				<PlayerMessage title="Nothing to play">The catalogue has no such title.</PlayerMessage>
			)}
		</main>
	);
}
