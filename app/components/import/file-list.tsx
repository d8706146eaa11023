import { Icon } from "~/components/ui/icon";
import type { DescribedFile } from "~/domain/import/describe-import";
import { useFormats } from "~/messages/formats";
import { importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";

/** Longer lists are folded. */
const SHOWN_MAX = 8;

/** What each file was taken for. */
export function FileList({ files }: { files: DescribedFile[] }) {
	const texts = useTexts(importTexts);
	const used = files.filter(({ isUsed }) => isUsed);
	const others = files.filter(({ isUsed }) => !isUsed);
	if (used.length === 0 && others.length <= SHOWN_MAX) return <Files files={others} />;
	return (
		<>
			{used.length > 0 && <Files files={used} />}
			{others.length > 0 && (
				<details open={others.length <= SHOWN_MAX} className="mt-3">
					<summary className="cursor-pointer py-2 text-soft">{texts.filesNotUsed(others.length)}</summary>
					<Files files={others} />
				</details>
			)}
		</>
	);
}

function Files({ files }: { files: DescribedFile[] }) {
	const texts = useTexts(importTexts);
	const { commas } = useFormats();
	return (
		<ul className="space-y-3">
			{files.map(({ name, kind, records, isUsed, reason, unused }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order is fixed.
				<li key={index} className="flex gap-3">
					<Icon name={isUsed ? "check" : "close"} className={`mt-1 size-4 ${isUsed ? "text-good" : "text-soft"}`} />
					<div className="min-w-0">
						<p dir="auto" className="wrap-anywhere">
							{name}
						</p>
						<p className="text-sm text-soft">
							{isUsed ? `${kind} · ${texts.rows(records)}` : reason}
							{unused.length > 0 && <span className="block wrap-anywhere">{texts.columnsNotUsed(commas(unused))}</span>}
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
