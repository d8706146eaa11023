import { useState } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "~/components/ui/toast";

/** What is to go, and how it comes back. */
export interface Removal {
	key: string;
	name: string;
	/** Where it stands, for the message. */
	list: string;
	remove: () => Promise<void>;
	restore: () => Promise<void>;
}

/** Removing from a list: at once on the screen, then on the server, back again where that fails, and with Undo. */
export function useRemovals() {
	const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
	const [error, setError] = useState<string | null>(null);
	const { revalidate } = useRevalidator();

	function hide(key: string): void {
		setHidden((current) => new Set([...current, key]));
	}

	function show(key: string): void {
		setHidden((current) => new Set([...current].filter((other) => other !== key)));
	}

	async function undo({ key, restore }: Removal): Promise<void> {
		setError(null);
		try {
			await restore();
		} catch {
			setError("Failed to restore item. Please try again.");
			return;
		}
		show(key);
		await revalidate();
	}

	async function remove(removal: Removal): Promise<void> {
		setError(null);
		hide(removal.key);
		try {
			await removal.remove();
		} catch {
			show(removal.key);
			setError("Failed to remove item. Please try again.");
			return;
		}
		const act = () => void undo(removal);
		showToast(`${removal.name} removed from ${removal.list}`, "plain", { label: "Undo", act });
		await revalidate();
	}

	return { hidden, error, dismissError: () => setError(null), remove };
}
