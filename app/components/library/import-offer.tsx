import { Link } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { useSite } from "~/components/site/site-context";
import { ButtonLink } from "~/components/ui/button";
import { MarkedText } from "~/components/ui/marked-text";
import { IMPORT_URL } from "~/domain/import/import-path";
import { libraryTexts } from "~/messages/library";
import { useTexts } from "~/messages/use-language";

/**
 * Where a library is empty, the way to bring along one that a visitor has elsewhere. Signed out there is nothing to bring it into,
 * and imports are closed to a child.
 */
export function ImportOffer({ className = "" }: { className?: string }) {
	const texts = useTexts(libraryTexts);
	const { visitor } = useSite();
	if (!visitor || visitor.isChild) return null;
	return (
		<p className={`max-w-xl text-balance text-soft ${className}`}>
			<MarkedText
				text={texts.importOffer}
				marks={{
					link: (words) => (
						<Link to={IMPORT_URL} className="underline hover:text-glow">
							{words}
						</Link>
					),
				}}
			/>
		</p>
	);
}

/** In place of a list in which there is nothing yet: what brings something into it. */
export function EmptyLibrary({ heading, advice }: { heading: string; advice: string }) {
	const { findSomething } = useTexts(libraryTexts);
	return (
		<EmptyList heading={heading} advice={advice}>
			<ButtonLink to="/movies" variant="primary" className="mt-2">
				{findSomething}
			</ButtonLink>
			<ImportOffer />
		</EmptyList>
	);
}
