import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderOnSite } from "../../../tests/harness/render";
import { SignupForm } from "./signup-form";

function openForm() {
	renderOnSite(<SignupForm redirectTo="/" />);
	return screen.getByRole("button", { name: "Sign Up" });
}

function fill(label: string, value: string) {
	const field = screen.getByLabelText(label);
	fireEvent.input(field, { target: { value } });
	return field;
}

/** Moves the focus out of the field. */
function leave(label: string) {
	fireEvent.blur(screen.getByLabelText(label));
}

test.each([
	["Confirm Password", "", "Please confirm your password"],
	["Confirm Password", "Sesame-Street-7", "Passwords do not match"],
	["Email", "ada@example", "Please enter a valid email address"],
	["Username", "ab", "Username must be at least 3 characters"],
])("leaving %s with %j shows a message at the field, and editing it removes the message", (label, value, message) => {
	openForm();
	fill("Password", "Sesame-Street-77");
	fill(label, value);
	expect(screen.queryByText(message)).toBeNull();
	leave(label);
	expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
	fill(label, `${value}x`);
	expect(screen.getByLabelText(label)).not.toHaveAttribute("aria-invalid");
});

test("a change of the password compares it with the confirmation again", () => {
	openForm();
	fill("Password", "Sesame-Street-77");
	fill("Confirm Password", "Sesame-Street-77");
	fill("Password", "Sesame-Street-78");
	leave("Password");
	expect(screen.getByLabelText("Confirm Password")).toHaveAccessibleDescription("Passwords do not match");
	fill("Password", "Sesame-Street-77");
	expect(screen.getByLabelText("Confirm Password")).not.toHaveAttribute("aria-invalid");
});

test("a message appears only when the pointer is released, so that it does not move what is being clicked", async () => {
	openForm();
	const terms = screen.getByRole("checkbox");
	const username = fill("Username", "ab");
	fireEvent.pointerDown(terms);
	fireEvent.blur(username);
	expect(username).not.toHaveAttribute("aria-invalid");
	fireEvent.pointerUp(terms);
	await waitFor(() => expect(username).toHaveAccessibleDescription("Username must be at least 3 characters"));
});

test("the description of the disabled button says what is missing; the full name is optional", () => {
	const button = openForm();
	expect(button).toBeDisabled();
	expect(button).toHaveAccessibleDescription(
		"To sign up, fill in Username, Email, Password, Confirm Password; accept the policies.",
	);
	fill("Username", "ada");
	fill("Email", "ada@example.com");
	fill("Password", "Sesame-Street-77");
	fill("Confirm Password", "Sesame-Street-7");
	expect(button).toHaveAccessibleDescription("To sign up, enter the same password twice; accept the policies.");
	fill("Confirm Password", "Sesame-Street-77");
	const terms = screen.getByRole("checkbox");
	fireEvent.click(terms);
	fireEvent.input(terms);
	expect(button).toBeEnabled();
	expect(button).not.toHaveAccessibleDescription();
});
