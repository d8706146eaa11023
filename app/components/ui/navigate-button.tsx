import { useHref, useNavigate } from "react-router";
import { Button } from "./button";

interface Address {
	to: string;
	replace?: boolean;
}

/** A form whose submit button navigates to a path of this site, also without scripts. */
export function NavigateForm({ to, replace = false, children }: Address & { children: React.ReactNode }) {
	const navigate = useNavigate();
	const [path = "", search] = to.split("?");
	const action = useHref(path);

	function go(event: React.FormEvent) {
		event.preventDefault();
		navigate(to, { replace, preventScrollReset: replace });
	}

	return (
		<form action={action} onSubmit={go} className="contents">
			{[...new URLSearchParams(search)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</form>
	);
}

/** A button that navigates to a path of this site, also without scripts. */
export function NavigateButton({ to, replace, ...rest }: Address & Omit<React.ComponentProps<typeof Button>, "type">) {
	return (
		<NavigateForm to={to} replace={replace}>
			<Button {...rest} type="submit" />
		</NavigateForm>
	);
}
