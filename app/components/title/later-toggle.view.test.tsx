import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ToastRegion } from "~/components/ui/toast";
import { renderOnSite } from "../../../tests/harness/render";
import { LaterToggle } from "./later-toggle";

const CARD = { mediaType: "movie", id: 603, title: "The Matrix" } as const;

test("without a network the button is reset, and a toast shows the error even when the card is gone", async () => {
	let fail: () => void = () => undefined;
	vi.spyOn(globalThis, "fetch").mockImplementation(
		() =>
			new Promise((_, reject) => {
				fail = () => reject(new TypeError("Failed to fetch"));
			}),
	);
	renderOnSite(<ToastRegion />);
	const page = renderOnSite(<LaterToggle card={CARD} profileId="1" />);
	await userEvent.click(screen.getByRole("button", { name: "Add The Matrix to Watch Later" }));
	expect(await screen.findByRole("button", { name: "Remove The Matrix from Watch Later" })).toBeInTheDocument();
	page.unmount();
	fail();
	expect(await screen.findByText("Failed to add item. Please try again.")).toBeInTheDocument();
	renderOnSite(<LaterToggle card={CARD} profileId="1" />);
	expect(screen.getByRole("button", { name: "Add The Matrix to Watch Later" })).toBeInTheDocument();
});
