import { Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from "react-router";
import { type PageFacts, pageContext } from "./page-facts";

export function loader({ context }: { context: { get: (key: typeof pageContext) => PageFacts } }) {
	const { stylesheet, fonts } = context.get(pageContext);
	return { stylesheet, fonts };
}

export default function App() {
	const { stylesheet, fonts } = useLoaderData<typeof loader>();
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<link rel="stylesheet" href={stylesheet} precedence="first" />
				{fonts.map((href) => (
					<link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<Meta />
			</head>
			<body>
				<Outlet />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}
