// What is wrong with the fields of a request, in sentences that the response writes in its language: schemas need no words for what
// their types, bounds and choices say.
import type { z } from "zod";
import type { Sentence } from "~/lib/text/sentence";
import { sentence } from "~/messages/sentence";

type Issue = z.core.$ZodRawIssue;

/** What the field is called that an issue is about; `body` where it is the whole. */
const nameOf = ({ path = [] }: Pick<Issue, "path">): string =>
	path.filter((part) => typeof part === "string").at(-1) ?? "body";

/** The message of a schema that fields of several names have. */
export const ofField =
	(say: (name: string) => Sentence) =>
	(issue: Pick<Issue, "path">): Sentence =>
		say(nameOf(issue));

const OF_TYPES = {
	string: "mustBeText",
	number: "mustBeNumber",
	int: "mustBeWhole",
	boolean: "mustBeTrueOrFalse",
	array: "mustBeList",
	object: "mustBeObject",
	record: "mustBeObject",
} as const;

const OF_FORMATS = { datetime: "mustBeTime", date: "mustBeDay", uuid: "mustBeUuid" } as const;

function find<Name extends string>(names: Record<string, Name>, key: string): Name | undefined {
	return Object.hasOwn(names, key) ? names[key] : undefined;
}

const isCounted = (origin: string) => origin === "array" || origin === "set";

/** The message of what a schema has no words for. */
export function describeIssue(issue: Issue): Sentence {
	const name = nameOf(issue);
	if (issue.input === undefined && /^invalid_(?:type|value|union)$/.test(issue.code))
		return sentence("isRequired", name);
	switch (issue.code) {
		case "invalid_type":
			return sentence(find(OF_TYPES, issue.expected) ?? "notValid", name);
		case "invalid_format":
			return sentence(find(OF_FORMATS, issue.format) ?? "notValid", name);
		case "invalid_value": {
			const [only, ...others] = issue.values.map(String);
			if (only !== undefined && others.length === 0) return sentence("mustBe", name, only);
			return sentence("oneOf", name, issue.values.map(String).join(", "));
		}
		case "too_small": {
			const min = Number(issue.minimum);
			if (issue.origin === "string") return sentence("atLeastCharacters", name, min);
			return sentence(isCounted(issue.origin) ? "atLeastEntries" : "atLeast", name, min);
		}
		case "too_big": {
			const max = Number(issue.maximum);
			if (issue.origin === "string") return sentence("atMostCharacters", name, max);
			return sentence(isCounted(issue.origin) ? "atMostEntries" : "atMost", name, max);
		}
		case "unrecognized_keys":
			return sentence("unknownMembers", name, issue.keys.join(", "));
		default:
			return sentence("notValid", name);
	}
}

/** What is wrong with the first bad value of each field, `depth` members deep; `body` where the whole is wrong. */
export function fieldErrors({ issues }: z.ZodError, depth: number): Record<string, string> {
	const errors: Record<string, string> = {};
	for (const { path, message } of issues) errors[path.slice(depth).join(".") || "body"] ??= message;
	return errors;
}
