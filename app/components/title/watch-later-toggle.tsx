import { Link } from "react-router";
import { Icon } from "~/components/ui/icon";

/** Signed out, saving a title leads to Login. */
export function WatchLaterToggle() {
	return (
		<Link
			to="/login"
			aria-label="Add to Watch Later"
			title="Add to Watch Later"
			className="inline-flex size-13 items-center justify-center rounded-full bg-cream/12 inset-ring inset-ring-cream/15 backdrop-blur-sm transition-colors hover:bg-cream/22"
		>
			<Icon name="bookmark" />
		</Link>
	);
}
