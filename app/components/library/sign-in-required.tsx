import { useAuthLinks } from "~/components/site/use-auth-links";
import { ButtonLink } from "~/components/ui/button";

export function SignInRequired() {
	const { login } = useAuthLinks();
	return (
		<div className="flex min-h-[82dvh] flex-col items-center justify-center gap-5 px-gutter pt-28 text-center">
			<span className="bulbs w-32" />
			<h1 className="lettering mt-2 text-title">Sign In Required</h1>
			<p className="max-w-md text-soft">Please sign in to access your personal watchlist and continue watching.</p>
			<div className="mt-3 flex flex-wrap justify-center gap-3">
				<ButtonLink to={login} variant="primary">
					Login
				</ButtonLink>
				<ButtonLink to="/">Go to Home</ButtonLink>
			</div>
		</div>
	);
}
