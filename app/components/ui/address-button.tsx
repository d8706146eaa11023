import { useNavigate } from "react-router";
import { Button } from "./button";

/** A button that leads to an address of ours; without scripts its form does. */
export function AddressButton({
	to,
	replace = false,
	...rest
}: { to: string; replace?: boolean } & Omit<React.ComponentProps<typeof Button>, "type">) {
	const navigate = useNavigate();
	const [path, search] = to.split("?");

	function go(event: React.FormEvent) {
		event.preventDefault();
		navigate(to, { replace, preventScrollReset: replace });
	}

	return (
		<form action={path} onSubmit={go} className="contents">
			{[...new URLSearchParams(search)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button {...rest} type="submit" />
		</form>
	);
}
