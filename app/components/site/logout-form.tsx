import { Form, useNavigation } from "react-router";
import { Icon } from "~/components/ui/icon";

/** Signs out; also works without scripts. */
export function LogoutForm({ className, iconClass }: { className: string; iconClass: string }) {
	const isBusy = useNavigation().formAction === "/logout";
	return (
		<Form method="post" action="/logout">
			<button type="submit" disabled={isBusy} aria-busy={isBusy || undefined} className={className}>
				<Icon name="leave" className={iconClass} />
				<span aria-live="polite">{isBusy ? "Signing out..." : "Logout"}</span>
			</button>
		</Form>
	);
}
