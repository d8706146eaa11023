import { NavigateButton } from "~/components/ui/navigate-button";
import { UNAVAILABLE } from "./catalogue-notice";
import { EmptyList } from "./empty-list";

/** Shown on Home when the upstream is down and there is no saved data. */
export function CatalogueUnavailable() {
	return (
		<div role="status" className="px-gutter pt-28">
			<EmptyList heading="Intermission" advice={UNAVAILABLE}>
				<NavigateButton to="/" replace variant="primary" icon="refresh">
					Try again
				</NavigateButton>
			</EmptyList>
		</div>
	);
}
