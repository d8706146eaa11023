// Owns the shapes of what `/api` is sent about accounts. Their messages are those of `validation.ts`, which the forms in
// the browser use as well.
import { z } from "zod";
import { ROLES } from "./types";
import { checkChangedPassword, checkLogin, checkProfile, checkRegistration, type FieldErrors } from "./validation";

/** A schema that also asks the shared rules. */
function obeying<Schema extends z.ZodType>(schema: Schema, check: (value: z.output<Schema>) => FieldErrors) {
	return schema.superRefine((value, context) => {
		for (const [field, message] of Object.entries(check(value))) {
			context.addIssue({ code: "custom", path: [field], message });
		}
	});
}

export const RegisterBody = obeying(
	z.object({
		username: z.string("Username is required"),
		email: z.string("Email is required"),
		password: z.string("Password is required"),
		name: z.string().default(""),
		remember: z.boolean().default(false),
	}),
	checkRegistration,
);

export const LoginBody = obeying(
	z.object({
		emailOrUsername: z.string("Email or username is required").max(254),
		password: z.string("Password is required").max(1000),
		remember: z.boolean().default(false),
	}),
	checkLogin,
);

export const UpdateUserBody = obeying(
	z.object({
		username: z.string().optional(),
		email: z.string().optional(),
		name: z.string().optional(),
		password: z.string().optional(),
		currentPassword: z.string().max(1000).optional(),
	}),
	({ password, currentPassword, ...profile }) => {
		const errors: FieldErrors = checkProfile(profile);
		if (password === undefined) return errors;
		const fault = checkChangedPassword(password);
		return {
			...errors,
			...(fault && { password: fault }),
			...(!currentPassword && { currentPassword: "Current password is required" }),
		};
	},
);

export const DeleteUserBody = z.object({ password: z.string().max(1000).optional() });

export const RoleBody = z.object({ role: z.enum(ROLES) });
