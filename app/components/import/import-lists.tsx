import { Link } from "react-router";
import type { BroughtList } from "~/domain/import/applying/lists-of-rows.server";
import { ownListPath } from "~/domain/library/own-lists/own-lists";
import { importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";
import type { Import } from "./import-list";

/** The lists that rows go to, each with how many titles it gets: the new ones, and those that the person has. */
export function ImportLists({ lists, importState }: { lists: BroughtList[]; importState: Import["state"] }) {
	const texts = useTexts(importTexts);
	const titles = lists.reduce((sum, list) => sum + list.titles, 0);
	const isApplied = importState === "applied";
	return (
		<div>
			<h3 className="font-semibold">{texts.listsWithTitles(texts.lists(lists.length), texts.titles(titles))}</h3>
			<ul className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
				{lists.map((list) => (
					<li key={list.id} className="min-w-0">
						<p dir="auto" className="wrap-anywhere">
							{isApplied && list.isThere ? (
								<Link to={ownListPath(list)} className="underline decoration-edge underline-offset-4 hover:text-glow">
									{list.name}
								</Link>
							) : (
								list.name
							)}
						</p>
						<p className="text-sm text-soft tabular-nums">
							{[texts.titles(list.titles), !isApplied && (list.isThere ? texts.intoYourList : texts.newList)]
								.filter(Boolean)
								.join(" · ")}
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
