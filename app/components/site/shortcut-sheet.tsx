import { shortcutSwitch } from "~/browser/navigation/shortcuts.client";
import { Dialog } from "~/components/ui/dialog";
import { useStore } from "~/lib/caching/store";

/** Keys that are pressed in sequence, or alternatives. */
type Row = [keys: string[], does: string];

const EVERYWHERE: Row[] = [
	[["/"], "Search"],
	[["?"], "Show these shortcuts"],
	[["G", "H"], "Go to Home"],
	[["G", "M"], "Go to Movies"],
	[["G", "T"], "Go to TV Shows"],
	[["G", "L"], "Go to My List"],
	[["G", "S"], "Go to Settings"],
];

const ARROWS: Row[] = [
	[["←", "→", "↑", "↓"], "Move between cards, as with a remote"],
	[["Tab"], "From row to row, or to a card's button"],
	[["Enter"], "Open"],
	[["Esc"], "Close a dialog or a menu"],
];

const PLAYER: Row[] = [
	[["Space", "K"], "Play or pause"],
	[["←", "→"], "Back or forward 10 seconds"],
	[["↑", "↓"], "Volume"],
	[["M"], "Mute"],
	[["F"], "Full screen"],
	[["C"], "Captions"],
	[["N"], "Next episode"],
	[["<", ">"], "Slower or faster"],
	[["0", "9"], "Jump to 0–90% of the film"],
	[["Esc"], "Back"],
];

function Keys({ title, rows }: { title: string; rows: Row[] }) {
	return (
		<section>
			<h3 className="font-semibold text-bulb">{title}</h3>
			<dl className="mt-2 divide-y divide-line text-[0.9375rem]">
				{rows.map(([keys, does]) => (
					<div key={does} className="flex items-center justify-between gap-6 py-2">
						<dt className="flex gap-1.5">
							{keys.map((key) => (
								<kbd
									key={key}
									className="min-w-7 rounded-md border border-edge/60 px-1.5 py-0.5 text-center font-sans text-sm"
								>
									{key}
								</kbd>
							))}
						</dt>
						<dd className="text-end text-soft">{does}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** The list of keyboard shortcuts, and the switch that turns single keys off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
	const areOn = useStore(shortcutSwitch, true);

	return (
		<Dialog isOpen onClose={onClose} labelledBy="shortcuts" className="max-w-3xl">
			<div className="p-6 sm:p-8">
				<h2 id="shortcuts" className="lettering pe-14 text-heading">
					Keyboard shortcuts
				</h2>
				<div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
					<div className="space-y-7">
						<Keys title="Everywhere" rows={EVERYWHERE} />
						<Keys title="Navigation" rows={ARROWS} />
					</div>
					<Keys title="Player" rows={PLAYER} />
				</div>
				<label className="mt-6 flex min-h-6 items-center gap-3 text-sm text-soft">
					<input
						type="checkbox"
						checked={areOn}
						onChange={(event) => shortcutSwitch.set(event.currentTarget.checked)}
						className="checkbox"
					/>
					Use letters and symbols as shortcuts
				</label>
			</div>
		</Dialog>
	);
}
