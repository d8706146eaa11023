import { useNavigate } from "react-router";
import { ButtonLink } from "~/components/ui/button";

/** Leads to the page before this one. Without scripts it is a link to `cameFrom`, or Home where that is null. */
export function GoBackLink({ cameFrom }: { cameFrom: string | null }) {
	const navigate = useNavigate();
	return (
		<ButtonLink
			to={cameFrom ?? "/"}
			onClick={(event) => {
				if (window.history.length < 2) return;
				event.preventDefault();
				navigate(-1);
			}}
		>
			Go Back
		</ButtonLink>
	);
}
