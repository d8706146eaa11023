import { expect, test } from "vitest";
import { describeApi } from "../app/operations/openapi/document";
import { loadOperations } from "../app/operations/operations";
import { ROWS } from "../app/operations/registry";

test("no two operations have the same method and path", () => {
	expect(new Set(ROWS.map(({ key }) => key)).size).toBe(ROWS.length);
});

test("the document has every operation once, with its parameters, and every reference resolves", async () => {
	const { paths, components } = await describeApi();
	const documented = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
	);
	const expected = (await loadOperations()).flatMap(({ documentedAs }) => documentedAs ?? [null]);
	expect(documented).toHaveLength(expected.length);
	expect(new Set(documented.map(({ operation }) => operation.operationId)).size).toBe(expected.length);
	for (const { path, method, operation } of documented) {
		const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
		const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
		expect(inPath.map(({ name }) => name).sort(), `${method} ${path}`).toEqual(named.sort());
		const good = Object.keys(operation.responses).filter((status) => status.startsWith("2"));
		expect(good.length, `${method} ${path}`).toBeGreaterThan(0);
	}
	const pointers = [...JSON.stringify(paths).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
		([, name]) => name,
	);
	expect([...new Set(pointers)].filter((name) => !components.schemas[name ?? ""])).toEqual([]);
});

test("an operation with a parameter in its path can respond with 404", async () => {
	const { paths } = await describeApi();
	const without = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods)
			.filter(
				([, { parameters = [], responses }]) =>
					parameters.some((parameter) => parameter.in === "path") && !responses[404],
			)
			.map(([method]) => `${method} ${path}`),
	);
	expect(without).toEqual([]);
});

test("no response has an empty schema", async () => {
	const { paths } = await describeApi();
	const open = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).flatMap(([method, { responses }]) =>
			Object.entries(responses)
				.filter(([, { content }]) => Object.keys(Object.values(content ?? {})[0]?.schema ?? {}).length === 0)
				.map(([status]) => `${method} ${path} ${status}`),
		),
	);
	expect(open).toEqual([]);
});
