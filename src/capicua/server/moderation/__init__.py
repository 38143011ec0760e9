"""Reports, what moderators do about them, and the audit log of it."""
