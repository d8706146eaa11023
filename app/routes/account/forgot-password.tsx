import { Link } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { unlistedMeta } from "~/components/site/page-meta";
import { ButtonLink } from "~/components/ui/button";
import { toLocalPath } from "~/lib/http/requests";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = () => unlistedMeta("Forgot password");

export function loader({ context, url }: Route.LoaderArgs) {
	const redirectTo = toLocalPath(url.searchParams.get("redirectTo"));
	return {
		email: context.get(platformContext).config.CONTACT_EMAIL,
		search: redirectTo === "/" ? "" : `?redirectTo=${encodeURIComponent(redirectTo)}`,
	};
}

export default function ForgotPassword({ loaderData: { email, search } }: Route.ComponentProps) {
	return (
		<AuthCard title="Forgot password?">
			<div className="space-y-4 text-soft">
				<p>This site does not send email. A site owner can give you a link to set a new password.</p>
				<ol className="list-decimal space-y-2 ps-5 marker:font-semibold marker:text-bulb">
					<li>
						Write to{" "}
						<a
							href={`mailto:${email}?subject=${encodeURIComponent("A new password")}`}
							className="font-medium break-all text-cream underline underline-offset-4"
						>
							{email}
						</a>{" "}
						and include your username.
					</li>
					<li>Open the link within an hour. It works once.</li>
					<li>Choose a new password. Your account will be signed out everywhere else.</li>
				</ol>
			</div>
			<ButtonLink to={`/login${search}`} className="mt-8 w-full">
				Back to Login
			</ButtonLink>
			<p className="mt-5 text-center text-sm text-soft">
				<Link to={`/signup${search}`} className="py-2 font-semibold text-cream underline underline-offset-4">
					Create new account
				</Link>
			</p>
		</AuthCard>
	);
}
