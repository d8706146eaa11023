import { Form, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { titleKey, titlePath } from "~/domain/catalogue/paths";
import type { HiddenTitle } from "~/domain/library/types";
import { settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";
import { settingsUrl } from "./settings-tabs";

export interface HiddenList {
	titles: (HiddenTitle & { name: string; year: number | null })[];
	total: number;
	nextCursor: string | null;
}

/** The titles that are "not for me", with a way to show each again. */
export function HiddenPanel({ hidden: { titles, total, nextCursor } }: { hidden: HiddenList }) {
	const texts = useTexts(settingsTexts);
	const isDisabled = useNavigation().formData !== undefined;
	return (
		<Panel title={texts.notForMe} lead={total > 0 ? texts.hiddenTitles(total) : texts.noHiddenTitles}>
			{titles.length > 0 && (
				<ul className="divide-y divide-line">
					{titles.map(({ name, year, ...title }) => (
						<li key={titleKey(title)} className="flex items-center justify-between gap-x-4 py-3 first:pt-0 last:pb-0">
							<Link to={titlePath(title)} className="min-w-0 py-1.5 font-semibold wrap-break-word hover:text-glow">
								<span dir="auto">{name}</span>
								{year && <span className="ms-2 font-normal text-soft">{year}</span>}
							</Link>
							<Form method="post" action={settingsUrl("watching")} preventScrollReset className="shrink-0">
								<input type="hidden" name="intent" value="show-title" />
								<input type="hidden" name="media_type" value={title.mediaType} />
								<input type="hidden" name="media_id" value={title.id} />
								<Button type="submit" size="small" disabled={isDisabled} aria-label={texts.showTitleAgain(name)}>
									{texts.showAgain}
								</Button>
							</Form>
						</li>
					))}
				</ul>
			)}
			{nextCursor && (
				<ButtonLink to={`${settingsUrl("watching")}&cursor=${nextCursor}`} className="mt-5" preventScrollReset>
					{texts.showOlder}
				</ButtonLink>
			)}
		</Panel>
	);
}
