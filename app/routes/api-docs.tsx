import { OperationView, SchemaView } from "~/components/docs/api-reference";
import { pageMeta } from "~/components/site/page-meta";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/api-docs";

/** Static: nothing on the page needs a script. */
export const handle = { isHydrated: false, isEnglish: true };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "API",
		description: `Every operation of the ${PRODUCT_NAME} API: what it takes and what it returns.`,
	});

export async function loader() {
	const { describeApi } = await import("~/operations/openapi/document");
	return describeApi();
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
	const { info, tags, paths, components } = loaderData;
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
	);
	return (
		<article className="mx-auto max-w-6xl px-gutter pt-32 md:pt-40">
			<h1 className="lettering text-title">{info.title}</h1>
			<p className="mt-3 text-soft">Version {info.version}</p>
			<p className="mt-8 max-w-prose text-[1.0625rem] leading-relaxed text-cream/90">{info.description}</p>
			<p className="mt-4">
				<a className="font-semibold text-bulb underline underline-offset-4" href="/api/openapi.json">
					This page as OpenAPI 3.1
				</a>
			</p>
			<nav aria-label="On this page" className="mt-8">
				<ul className="flex flex-wrap gap-2">
					{[...tags.map(({ name }) => name), "Schemas"].map((name) => (
						<li key={name}>
							<a
								className="inline-flex min-h-9 items-center rounded-full bg-cream/10 px-4 text-sm font-semibold hover:bg-cream/20"
								href={`#${name}`}
							>
								{name}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{tags.map(({ name, description }) => (
				<section key={name} id={name} aria-labelledby={`${name}-heading`} className="mt-16 scroll-mt-28">
					<h2 id={`${name}-heading`} className="lettering text-heading">
						{name}
					</h2>
					<p className="mt-2 mb-5 text-soft">{description}</p>
					<div className="space-y-3">
						{operations
							.filter(({ operation }) => operation.tags.includes(name))
							.map((shown) => (
								<OperationView key={shown.operation.operationId} {...shown} />
							))}
					</div>
				</section>
			))}
			<section id="Schemas" aria-labelledby="schemas-heading" className="mt-16 scroll-mt-28">
				<h2 id="schemas-heading" className="lettering text-heading">
					Schemas
				</h2>
				<p className="mt-2 mb-5 text-soft">The objects that responses contain.</p>
				<div className="gap-2.5 lg:columns-2">
					{Object.entries(components.schemas).map(([name, schema]) => (
						<section
							key={name}
							id={`shape-${name}`}
							aria-labelledby={`shape-${name}-name`}
							className="mb-2.5 break-inside-avoid-column scroll-mt-28 rounded-xl bg-raised p-4 inset-ring inset-ring-line target:inset-ring-bulb sm:p-5"
						>
							<h3 id={`shape-${name}-name`} className="font-semibold">
								{name}
							</h3>
							<SchemaView schema={schema} />
						</section>
					))}
				</div>
			</section>
		</article>
	);
}
