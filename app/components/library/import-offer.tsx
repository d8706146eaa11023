import { Link } from "react-router";
import { useSite } from "~/components/site/site-context";
import { IMPORT_URL } from "~/domain/import/import-path";

/**
 * Where a library is empty, the way to bring along one that a visitor has elsewhere. Signed out there is nothing to bring it into,
 * and imports are closed to a child.
 */
export function ImportOffer({ className = "" }: { className?: string }) {
	const { visitor } = useSite();
	if (!visitor || visitor.isChild) return null;
	return (
		<p className={`max-w-xl text-balance text-soft ${className}`}>
			{"Do you have a history elsewhere? "}
			<Link to={IMPORT_URL} className="underline hover:text-glow">
				Import what you watched
			</Link>
			{" from Netflix, Letterboxd, IMDb, Trakt or a list of your own."}
		</p>
	);
}
