import { Link, Outlet, useLocation } from "react-router";
import { AuthSync } from "~/components/account/auth-sync";
import { ErrorPage } from "~/components/site/error-page";
import { Keyboard } from "~/components/site/keyboard";
import { LinkListeners } from "~/components/site/link-listeners";
import { Logo } from "~/components/site/navigation";
import { PageRestoration } from "~/components/site/page-restoration";
import { PageProgress } from "~/components/site/pending-page";
import { Icon } from "~/components/ui/icon";
import { ToastRegion } from "~/components/ui/toast";
import { allowCatalogue } from "~/loaders/catalogue";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { openVisitorDatabase } from "~/middleware/database";
import { admitForm, countRead, guardPage } from "~/middleware/guard-page";
import { identifyVisitor, visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [
	admitForm,
	openVisitorDatabase,
	identifyVisitor,
	countRead,
	guardPage,
];

export async function loader({ context }: Route.LoaderArgs) {
	allowCatalogue(context);
	return { isSignedIn: (await context.get(visitorSession)) !== null };
}

const CARD = "max-w-md grow pb-16 sm:px-4 md:pt-16";
/** Who is watching, and who is here, is asked over the whole width. */
const OF_PEOPLE = ["/profiles", "/together"];
const WHOLE = "flex grow flex-col justify-center px-gutter pb-16";

/** Full-screen pages: the way in and nothing beside it. */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
	const { close } = useTexts(siteTexts);
	const isCard = !OF_PEOPLE.includes(useLocation().pathname);
	return (
		<div className="entrance flex min-h-dvh flex-col">
			<PageProgress />
			<header className="flex items-center justify-between px-6 pt-5 pb-3 sm:px-gutter">
				<Logo />
				<Link
					to="/"
					title={close}
					className="-me-2.5 inline-flex size-11 items-center justify-center rounded-full text-soft hover:bg-cream/10 hover:text-cream"
				>
					<Icon name="close" />
				</Link>
			</header>
			<main id="main" className={`mx-auto w-full ${isCard ? CARD : WHOLE}`}>
				<div className={isCard ? "sm:rounded-2xl sm:border sm:border-line sm:bg-raised/80 sm:shadow-2xl" : undefined}>
					<Outlet />
				</div>
			</main>
			<ToastRegion />
			<LinkListeners />
			<PageRestoration />
			<Keyboard />
			<AuthSync isSignedIn={loaderData.isSignedIn} />
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
