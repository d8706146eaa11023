import type { DocumentedOperation, DocumentedResponse } from "~/operations/openapi/document";
import { SchemaView } from "./schema-view";

const METHOD_COLOURS: Record<string, string> = {
	get: "bg-good/15 text-good inset-ring-good/30",
	post: "bg-bulb/15 text-glow inset-ring-bulb/30",
	put: "bg-cream/10 text-cream inset-ring-cream/25",
	delete: "bg-alarm/15 text-alarm inset-ring-alarm/35",
};

function schemaOf(response: DocumentedResponse) {
	return response.content?.["application/json"]?.schema ?? null;
}

function Responses({ responses }: { responses: DocumentedOperation["responses"] }) {
	const entries = Object.entries(responses);
	const successes = entries.filter(([status]) => status.startsWith("2"));
	const failures = entries.filter(([status]) => !status.startsWith("2"));
	return (
		<>
			{successes.map(([status, response]) => {
				const schema = schemaOf(response);
				return (
					<div key={status}>
						<h3 className="font-semibold">
							{status} <span className="font-normal text-soft">{response.description}</span>
						</h3>
						{Object.entries(response.headers ?? {}).map(([name, header]) => (
							<p key={name} className="text-sm text-soft">
								Header <code className="text-cream">{name}</code>: {header.description}
							</p>
						))}
						{schema && <SchemaView schema={schema} />}
					</div>
				);
			})}
			<div>
				<h3 className="font-semibold">
					Failures{" "}
					<span className="font-normal text-soft">
						in the shape{" "}
						<a className="text-bulb underline underline-offset-4" href="#shape-Failure">
							Failure
						</a>
					</span>
				</h3>
				<dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
					{failures.map(([status, { description }]) => (
						<div key={status} className="contents">
							<dt className="tabular-nums">{status}</dt>
							<dd className="text-soft">{description}</dd>
						</div>
					))}
				</dl>
			</div>
		</>
	);
}

/** One operation: its method and path, and details that can be opened. */
export function OperationView({
	method,
	path,
	operation,
}: {
	method: string;
	path: string;
	operation: DocumentedOperation;
}) {
	const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
	const body = requestBody?.content["application/json"]?.schema;
	return (
		<details id={operationId} className="group rounded-xl bg-raised inset-ring inset-ring-line open:bg-lifted/40">
			<summary className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-xl px-4 py-3.5 hover:bg-cream/5 sm:px-5">
				<span
					className={`w-18 shrink-0 rounded-full px-2 py-0.5 text-center text-xs font-bold tracking-wide uppercase inset-ring ${METHOD_COLOURS[method]}`}
				>
					{method}
				</span>
				<code className="font-semibold break-all text-cream">{path}</code>
				<span className="text-sm text-soft">{summary}</span>
				<span className="ms-auto text-xs text-soft">{operation["x-who"]}</span>
			</summary>
			<div className="space-y-6 px-4 pt-1 pb-6 sm:px-5">
				<p className="max-w-prose">{description}</p>
				{parameters.length > 0 && (
					<div>
						<h3 className="font-semibold">Parameters</h3>
						<SchemaView
							schema={{
								type: "object",
								properties: Object.fromEntries(
									parameters.map((parameter) => [
										parameter.name,
										{ ...parameter.schema, description: parameter.description },
									]),
								),
								required: parameters.filter(({ required }) => required).map(({ name }) => name),
							}}
						/>
					</div>
				)}
				{body && (
					<div>
						<h3 className="font-semibold">
							Body {!requestBody?.required && <span className="font-normal text-soft">(may be left out)</span>}
						</h3>
						<SchemaView schema={body} />
					</div>
				)}
				<Responses responses={responses} />
			</div>
		</details>
	);
}
