import { shortcutSwitch } from "~/browser/navigation/shortcuts.client";
import { Dialog } from "~/components/ui/dialog";
import { useStore } from "~/lib/caching/store";
import { type SiteTexts, siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

/** Keys that are pressed in sequence, or alternatives. */
type Row = [keys: string[], does: keyof SiteTexts & `key${string}`];

const EVERYWHERE: Row[] = [
	[["/"], "keySearch"],
	[["?"], "keyShortcuts"],
	[["G", "H"], "keyHome"],
	[["G", "M"], "keyMovies"],
	[["G", "T"], "keyShows"],
	[["G", "L"], "keyMyList"],
	[["G", "S"], "keySettings"],
];

const ARROWS: Row[] = [
	[["←", "→", "↑", "↓"], "keyArrows"],
	[["Tab"], "keyTab"],
	[["Enter"], "keyEnter"],
	[["Esc"], "keyEscape"],
];

const PLAYER: Row[] = [
	[["Space", "K"], "keyPlay"],
	[["←", "→"], "keySeek"],
	[["↑", "↓"], "keyVolume"],
	[["M"], "keyMute"],
	[["F"], "keyFullScreen"],
	[["C"], "keyCaptions"],
	[["N"], "keyNext"],
	[["<", ">"], "keySpeed"],
	[["0", "9"], "keyJump"],
	[["Esc"], "keyBack"],
];

function Keys({ title, rows }: { title: string; rows: Row[] }) {
	const texts = useTexts(siteTexts);
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
						<dd className="text-end text-soft">{texts[does]}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** The list of keyboard shortcuts, and the switch that turns single keys off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
	const areOn = useStore(shortcutSwitch, true);
	const texts = useTexts(siteTexts);

	return (
		<Dialog isOpen onClose={onClose} labelledBy="shortcuts" className="max-w-3xl">
			<div className="p-6 sm:p-8">
				<h2 id="shortcuts" className="lettering pe-14 text-heading">
					{texts.keyboardShortcuts}
				</h2>
				<div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
					<div className="space-y-7">
						<Keys title={texts.everywhere} rows={EVERYWHERE} />
						<Keys title={texts.navigation} rows={ARROWS} />
					</div>
					<Keys title={texts.player} rows={PLAYER} />
				</div>
				<label className="mt-6 flex min-h-6 items-center gap-3 text-sm text-soft">
					<input
						type="checkbox"
						checked={areOn}
						onChange={(event) => shortcutSwitch.set(event.currentTarget.checked)}
						className="checkbox"
					/>
					{texts.useShortcuts}
				</label>
			</div>
		</Dialog>
	);
}
