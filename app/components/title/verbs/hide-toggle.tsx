import { useSite } from "~/components/site/site-context";
import { buttonClass } from "~/components/ui/button";
import { closeMenu, MENU_ITEM } from "~/components/ui/menu";
import { Notice } from "~/components/ui/notice";
import { titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { changeKey } from "~/domain/library/changes/changes";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { useMade, useRemark } from "./use-made";
import { VerbButton, VerbForm } from "./verb-form";

/** Id of the menu that has the item. */
export const TITLE_MENU = "title-menu";

interface HideProps {
	title: TitleRef;
	/** Of a signed-in visitor. Signed out, the document's own styles say it (`left-out.ts`), so that nothing moves. */
	isHidden: boolean;
}

function HideForm({ title, isHiding, children }: { title: TitleRef; isHiding: boolean; children: React.ReactNode }) {
	// The pressed button is gone.
	const focusOther = () =>
		document.querySelector<HTMLElement>(isHiding ? "[data-unwanted] button" : `[popovertarget=${TITLE_MENU}]`)?.focus();
	return (
		<VerbForm title={title} name="" done={null} className="" onPress={closeMenu} onDone={focusOther}>
			<VerbButton
				verb={isHiding ? "hide" : "show"}
				className={isHiding ? MENU_ITEM : buttonClass("secondary", "small")}
			>
				{children}
			</VerbButton>
		</VerbForm>
	);
}

/** Signed out, what this browser keeps says nothing here: the document's own styles do. */
function useIsHidden({ title: { mediaType, id }, isHidden }: HideProps): boolean {
	const { visitor } = useSite();
	const made = useMade(changeKey({ kind: "hide", mediaType, id, at: 0 }));
	return visitor && made ? made.kind === "hide" : isHidden;
}

/** In the menu of a title's page: leaves the title out of lists. Not offered for what the visitor rated (0: nothing). */
export function HideItem({ title, rating, ...props }: HideProps & { rating: number }) {
	const isHidden = useIsHidden({ title, ...props });
	const isRated = useRemark("rating", title, rating) > 0;
	const { notForMe } = useTexts(verbTexts);
	return (
		<div data-wanted={titlePath(title)} className={isHidden || isRated ? "hidden" : undefined}>
			<HideForm title={title} isHiding>
				{notForMe}
			</HideForm>
		</div>
	);
}

/** On a title's page: says that lists leave it out. */
export function HiddenNotice({ title, ...props }: HideProps) {
	const isHidden = useIsHidden({ title, ...props });
	const texts = useTexts(verbTexts);
	return (
		<div data-unwanted={titlePath(title)} className={`md:pt-6 ${isHidden ? "" : "hidden"}`}>
			<Notice>
				<div className="flex items-center justify-between gap-x-4">
					{texts.leftOut}
					<HideForm title={title} isHiding={false}>
						{texts.undo}
					</HideForm>
				</div>
			</Notice>
		</div>
	);
}
