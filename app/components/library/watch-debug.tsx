import { NavigateButton } from "~/components/ui/navigate-button";
import type { WatchHistoryDebug } from "~/domain/library/responses";
import { libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

/** The visitor's watch history as stored in the database, for debugging. */
export function WatchDebug({ debug, closeTo }: { debug: WatchHistoryDebug; closeTo: string }) {
	const texts = useTexts(libraryTexts);
	const { close } = useTexts(siteTexts);
	const rows: [string, string][] = [
		[texts.tableExists, debug.watchHistoryTableExists ? texts.yes : texts.no],
		[texts.userId, debug.userId],
		[texts.totalRecords, String(debug.totalWatchHistoryCount)],
		[texts.userRecords, String(debug.userWatchHistoryCount)],
	];
	return (
		<section
			aria-labelledby="debug-title"
			className="rounded-2xl border border-line bg-raised/60 p-5 text-start sm:p-7"
		>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<h2 id="debug-title" className="lettering text-heading">
					{texts.debugHeading}
				</h2>
				<NavigateButton to={closeTo} replace size="small" variant="quiet" icon="close">
					{close}
				</NavigateButton>
			</div>
			<dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
				{rows.map(([name, value]) => (
					<div key={name}>
						<dt className="text-[0.8125rem] text-soft">{name}</dt>
						<dd className="mt-0.5 text-[0.9375rem] font-semibold break-all">{value}</dd>
					</div>
				))}
			</dl>
			<h3 className="mt-6 text-[0.8125rem] text-soft">{texts.sampleData}</h3>
			<pre
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without links needs the keyboard.
				tabIndex={0}
				className="mt-2 max-h-80 overflow-auto rounded-lg bg-ground/70 p-4 text-[0.8125rem] leading-relaxed inset-ring inset-ring-line"
			>
				{JSON.stringify(debug.userSampleData, null, 2)}
			</pre>
		</section>
	);
}
