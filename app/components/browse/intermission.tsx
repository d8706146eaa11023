import { NavigateButton } from "~/components/ui/navigate-button";
import { UNAVAILABLE } from "./catalogue-notice";
import { EmptyList } from "./empty-list";

/** Where Home would be, when the upstream is down and there is no saved copy. */
export function Intermission() {
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
